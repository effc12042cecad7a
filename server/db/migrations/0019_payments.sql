CREATE TABLE "platform"."payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" bigint,
	"reference" text NOT NULL,
	"payment" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "platform"."payment_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."payment_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	CONSTRAINT "payment_history_actor" CHECK ("platform"."payment_history"."actor" in ('player', 'provider', 'site', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "platform"."payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"channel" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"requisites" jsonb NOT NULL,
	"source" jsonb,
	"provider" text NOT NULL,
	"payment" text,
	"redirect" jsonb,
	"offer" integer,
	"hold" bigint,
	"locale" text NOT NULL,
	"domain" text NOT NULL,
	"reason" text,
	"expires_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_type" CHECK ("platform"."payments"."type" in ('deposit', 'withdrawal')),
	CONSTRAINT "payments_status" CHECK ("platform"."payments"."status" in ('created', 'pending', 'captured', 'declined', 'cancelled', 'expired', 'requested', 'review', 'approved', 'sent', 'paid', 'failed')),
	CONSTRAINT "payments_amount" CHECK ("platform"."payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."payment_suspense" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."payment_suspense_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" bigint,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"journal_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"released_to" text,
	"released_by" text,
	"released_at" timestamp with time zone,
	CONSTRAINT "payment_suspense_amount" CHECK ("platform"."payment_suspense"."amount" > 0),
	CONSTRAINT "payment_suspense_released" CHECK (("platform"."payment_suspense"."released_at" is null) = ("platform"."payment_suspense"."released_to" is null))
);
--> statement-breakpoint
ALTER TABLE "platform"."payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "platform"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payment_history" ADD CONSTRAINT "payment_history_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "platform"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payments" ADD CONSTRAINT "payments_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payments" ADD CONSTRAINT "payments_hold_ledger_holds_id_fk" FOREIGN KEY ("hold") REFERENCES "platform"."ledger_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payment_suspense" ADD CONSTRAINT "payment_suspense_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "platform"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payment_suspense" ADD CONSTRAINT "payment_suspense_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_of_payment" ON "platform"."payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_history_of_payment" ON "platform"."payment_history" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_of_player" ON "platform"."payments" USING btree ("uid","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "platform"."payments" USING btree ("type","created_at") WHERE status in ('created', 'pending', 'requested', 'review', 'approved', 'sent');--> statement-breakpoint
CREATE INDEX "payment_suspense_open" ON "platform"."payment_suspense" USING btree ("created_at") WHERE "platform"."payment_suspense"."released_at" is null;--> statement-breakpoint
CREATE INDEX "payment_suspense_of_payment" ON "platform"."payment_suspense" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_journals_withdrawals" ON "platform"."ledger_journals" USING btree ("uid","created_at") WHERE "platform"."ledger_journals"."kind" = 'withdrawal';