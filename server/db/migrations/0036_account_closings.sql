CREATE TABLE "platform"."account_closings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."account_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"event" text NOT NULL,
	"reason" text,
	"operator" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_closings_event" CHECK ("platform"."account_closings"."event" in ('closed', 'reopened'))
);
--> statement-breakpoint
ALTER TABLE "platform"."account_closings" ADD CONSTRAINT "account_closings_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_closings_of_account" ON "platform"."account_closings" USING btree ("uid","id");