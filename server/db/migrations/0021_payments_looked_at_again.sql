ALTER TABLE "platform"."payments" ADD COLUMN "approved_despite" text;--> statement-breakpoint
ALTER TABLE "platform"."payments" ADD COLUMN "is_masked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."payment_suspense" ADD COLUMN "released_amount" bigint;--> statement-breakpoint
CREATE INDEX "payments_to_mask" ON "platform"."payments" USING btree ("updated_at") WHERE not is_masked and status in ('captured', 'declined', 'cancelled', 'expired', 'failed');--> statement-breakpoint
ALTER TABLE "platform"."payment_suspense" ADD CONSTRAINT "payment_suspense_split" CHECK ("platform"."payment_suspense"."released_amount" > 0 and "platform"."payment_suspense"."released_amount" <= "platform"."payment_suspense"."amount");