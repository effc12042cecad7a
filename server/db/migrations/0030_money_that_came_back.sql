CREATE TABLE "platform"."payment_write_offs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."payment_write_offs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_write_offs_amount" CHECK ("platform"."payment_write_offs"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "platform"."payments" DROP CONSTRAINT "payments_status";--> statement-breakpoint
ALTER TABLE "platform"."payments" DROP CONSTRAINT "payments_amount";--> statement-breakpoint
DROP INDEX "platform"."payments_to_mask";--> statement-breakpoint
ALTER TABLE "platform"."bonuses" ADD COLUMN "deposit" bigint;--> statement-breakpoint
ALTER TABLE "platform"."payments" ADD COLUMN "reversed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."freespin_packs" ADD COLUMN "deposit" bigint;--> statement-breakpoint
ALTER TABLE "sandbox"."payments" ADD COLUMN "reversals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."payment_write_offs" ADD CONSTRAINT "payment_write_offs_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_write_offs_of_player" ON "platform"."payment_write_offs" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "bonuses_of_deposit" ON "platform"."bonuses" USING btree ("deposit") WHERE "platform"."bonuses"."deposit" is not null;--> statement-breakpoint
CREATE INDEX "freespin_packs_of_deposit" ON "platform"."freespin_packs" USING btree ("deposit") WHERE "platform"."freespin_packs"."deposit" is not null;--> statement-breakpoint
CREATE INDEX "ledger_accounts_of_debtors" ON "platform"."ledger_accounts" USING btree ("id") WHERE "platform"."ledger_accounts"."kind" = 'receivable' and "platform"."ledger_accounts"."balance" < 0;--> statement-breakpoint
CREATE INDEX "ledger_journals_reversals" ON "platform"."ledger_journals" USING btree ("uid","created_at") WHERE "platform"."ledger_journals"."kind" = 'reversal';--> statement-breakpoint
CREATE INDEX "payments_to_mask" ON "platform"."payments" USING btree ("updated_at") WHERE not is_masked and status in ('captured', 'declined', 'cancelled', 'expired', 'failed', 'partly_reversed', 'refunded', 'charged_back');--> statement-breakpoint
ALTER TABLE "platform"."payments" ADD CONSTRAINT "payments_status" CHECK ("platform"."payments"."status" in ('created', 'pending', 'captured', 'declined', 'cancelled', 'expired', 'requested', 'review', 'approved', 'sent', 'paid', 'failed', 'partly_reversed', 'refunded', 'charged_back'));--> statement-breakpoint
ALTER TABLE "platform"."payments" ADD CONSTRAINT "payments_amount" CHECK ("platform"."payments"."amount" > 0 and "platform"."payments"."reversed" >= 0);--> statement-breakpoint
ALTER TABLE "platform"."ledger_accounts" ADD CONSTRAINT "ledger_accounts_owed" CHECK ("platform"."ledger_accounts"."kind" <> 'receivable' or "platform"."ledger_accounts"."balance" <= 0);--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."payment_write_offs" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
