ALTER TABLE "platform"."contacts" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform"."identities" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."identities" ADD CONSTRAINT "identities_id_unique" UNIQUE("id");