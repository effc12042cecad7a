CREATE TABLE "platform"."stored_values" (
	"uid" bigint NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "stored_values_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
ALTER TABLE "platform"."accounts" ADD COLUMN "fakename_key" text;--> statement-breakpoint
-- Of players who share a name so far, the first keeps it to themselves; the others go on without a key until they change it.
UPDATE "platform"."accounts" SET "fakename_key" = lower("fakename") WHERE "uid" IN (SELECT min("uid") FROM "platform"."accounts" WHERE "fakename" IS NOT NULL GROUP BY lower("fakename"));--> statement-breakpoint
ALTER TABLE "platform"."accounts" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."stored_values" ADD CONSTRAINT "stored_values_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."accounts" ADD CONSTRAINT "accounts_fakename_key_unique" UNIQUE("fakename_key");