CREATE TABLE "platform"."consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor" text NOT NULL,
	"uid" bigint,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"purposes" text[] DEFAULT '{}' NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."consents" ADD CONSTRAINT "consents_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of_visitor" ON "platform"."consents" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "consents_of_account" ON "platform"."consents" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "consents_by_time" ON "platform"."consents" USING btree ("answered_at");