CREATE TABLE "platform"."ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint,
	"kind" text NOT NULL,
	"ref" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"part" smallint DEFAULT 0 NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce(uid::text, 'house') || '/' || kind || '/' || ref || '/' || currency || '/' || part::text) STORED NOT NULL,
	"may_overdraw" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"head" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_name_unique" UNIQUE("name"),
	CONSTRAINT "ledger_accounts_covered" CHECK ("platform"."ledger_accounts"."balance" >= 0 or "platform"."ledger_accounts"."may_overdraw"),
	CONSTRAINT "ledger_accounts_players_pay" CHECK ("platform"."ledger_accounts"."uid" is null or not "platform"."ledger_accounts"."may_overdraw"),
	CONSTRAINT "ledger_accounts_ref" CHECK ("platform"."ledger_accounts"."ref" ~ '^[A-Za-z0-9_-]{0,64}$')
);
--> statement-breakpoint
CREATE TABLE "platform"."ledger_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."ledger_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"from_account" bigint NOT NULL,
	"held_account" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"resolved_by" bigint,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_holds_journal_id_unique" UNIQUE("journal_id"),
	CONSTRAINT "ledger_holds_resolved_by_unique" UNIQUE("resolved_by"),
	CONSTRAINT "ledger_holds_amount" CHECK ("platform"."ledger_holds"."amount" > 0),
	CONSTRAINT "ledger_holds_state" CHECK ("platform"."ledger_holds"."state" in ('pending', 'posted', 'voided', 'expired')),
	CONSTRAINT "ledger_holds_resolved" CHECK (("platform"."ledger_holds"."state" = 'pending') = ("platform"."ledger_holds"."resolved_by" is null))
);
--> statement-breakpoint
CREATE TABLE "platform"."ledger_journals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."ledger_journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"uid" bigint,
	"reverses" bigint,
	"details" text NOT NULL,
	"request_hash" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_journals_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_journals_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
CREATE TABLE "platform"."ledger_postings" (
	"account_id" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"journal_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_postings_account_id_sequence_pk" PRIMARY KEY("account_id","sequence"),
	CONSTRAINT "ledger_postings_amount" CHECK ("platform"."ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "platform"."ledger_accounts" ADD CONSTRAINT "ledger_accounts_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_from_account_ledger_accounts_id_fk" FOREIGN KEY ("from_account") REFERENCES "platform"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_held_account_ledger_accounts_id_fk" FOREIGN KEY ("held_account") REFERENCES "platform"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_resolved_by_ledger_journals_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_journals" ADD CONSTRAINT "ledger_journals_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_journals" ADD CONSTRAINT "ledger_journals_reverses_ledger_journals_id_fk" FOREIGN KEY ("reverses") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "platform"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_postings" ADD CONSTRAINT "ledger_postings_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_accounts_of_player" ON "platform"."ledger_accounts" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "ledger_holds_of_player" ON "platform"."ledger_holds" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "ledger_holds_to_expire" ON "platform"."ledger_holds" USING btree ("expires_at") WHERE "platform"."ledger_holds"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_journals_deposits" ON "platform"."ledger_journals" USING btree ("uid","created_at") WHERE "platform"."ledger_journals"."kind" = 'deposit';--> statement-breakpoint
CREATE INDEX "ledger_postings_of_journal" ON "platform"."ledger_postings" USING btree ("journal_id");