CREATE TABLE "platform"."bonuses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"product" text NOT NULL,
	"reason" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"wagered" bigint DEFAULT 0 NOT NULL,
	"converts_most" bigint,
	"content" text NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bonuses_product" CHECK ("platform"."bonuses"."product" in ('casino', 'betting')),
	CONSTRAINT "bonuses_state" CHECK ("platform"."bonuses"."state" in ('available', 'active', 'paused', 'completed', 'expired', 'removed')),
	CONSTRAINT "bonuses_amount" CHECK ("platform"."bonuses"."amount" > 0 and "platform"."bonuses"."required" > 0 and "platform"."bonuses"."wagered" >= 0),
	CONSTRAINT "bonuses_ended" CHECK (("platform"."bonuses"."ended_at" is not null) = ("platform"."bonuses"."state" in ('completed', 'expired', 'removed')))
);
--> statement-breakpoint
CREATE TABLE "platform"."campaign_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."campaign_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"campaign" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"granted_at" timestamp with time zone,
	CONSTRAINT "campaign_entries_once" UNIQUE("uid","campaign"),
	CONSTRAINT "campaign_entries_code" CHECK ("platform"."campaign_entries"."code" = upper("platform"."campaign_entries"."code"))
);
--> statement-breakpoint
CREATE TABLE "platform"."cashback_periods" (
	"campaign" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"computed_at" timestamp with time zone,
	CONSTRAINT "cashback_periods_campaign_ends_at_pk" PRIMARY KEY("campaign","ends_at")
);
--> statement-breakpoint
CREATE TABLE "platform"."cashbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."cashbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"reason" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"content" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"receivable_until" timestamp with time zone,
	"state" text DEFAULT 'active' NOT NULL,
	"paid_out_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashbacks_amount" CHECK ("platform"."cashbacks"."amount" > 0),
	CONSTRAINT "cashbacks_state" CHECK ("platform"."cashbacks"."state" in ('active', 'paid_out', 'removed')),
	CONSTRAINT "cashbacks_paid" CHECK (("platform"."cashbacks"."paid_out_at" is not null) = ("platform"."cashbacks"."state" = 'paid_out'))
);
--> statement-breakpoint
CREATE TABLE "platform"."freespin_packs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."freespin_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"reason" text NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"total" integer NOT NULL,
	"remaining" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "freespin_packs_left" CHECK ("platform"."freespin_packs"."remaining" between 0 and "platform"."freespin_packs"."total")
);
--> statement-breakpoint
CREATE TABLE "platform"."freespin_rounds" (
	"round" text PRIMARY KEY NOT NULL,
	"pack_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."bonuses" ADD CONSTRAINT "bonuses_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."campaign_entries" ADD CONSTRAINT "campaign_entries_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."cashbacks" ADD CONSTRAINT "cashbacks_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."freespin_packs" ADD CONSTRAINT "freespin_packs_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."freespin_rounds" ADD CONSTRAINT "freespin_rounds_pack_id_freespin_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "platform"."freespin_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_once" ON "platform"."bonuses" USING btree ("uid","reason");--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_one_active" ON "platform"."bonuses" USING btree ("uid","product") WHERE "platform"."bonuses"."state" = 'active';--> statement-breakpoint
CREATE INDEX "bonuses_to_expire" ON "platform"."bonuses" USING btree ("expires_at") WHERE "platform"."bonuses"."state" in ('available', 'active', 'paused');--> statement-breakpoint
CREATE INDEX "campaign_entries_waiting" ON "platform"."campaign_entries" USING btree ("uid") WHERE "platform"."campaign_entries"."granted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cashbacks_once" ON "platform"."cashbacks" USING btree ("uid","reason","ends_at");--> statement-breakpoint
CREATE INDEX "cashbacks_to_pay" ON "platform"."cashbacks" USING btree ("id") WHERE "platform"."cashbacks"."state" = 'active' and "platform"."cashbacks"."receivable_until" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "freespin_packs_once" ON "platform"."freespin_packs" USING btree ("uid","reason");--> statement-breakpoint
CREATE INDEX "freespin_packs_of_player" ON "platform"."freespin_packs" USING btree ("uid","id");