CREATE TABLE "platform"."verification_applicants" (
	"provider" text NOT NULL,
	"applicant_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"opened_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"heeded_at" timestamp with time zone,
	"heeded" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_applicants_id" UNIQUE("provider","applicant_id"),
	CONSTRAINT "verification_applicants_account" UNIQUE("provider","uid")
);
--> statement-breakpoint
CREATE TABLE "platform"."verification_events" (
	"digest" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"applicant_id" text NOT NULL,
	"uid" bigint,
	"type" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."verification_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" bigint NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."verification_applicants" (
	"id" text PRIMARY KEY NOT NULL,
	"external_user_id" text NOT NULL,
	"level_name" text NOT NULL,
	"status" text DEFAULT 'init' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_applicants_external_user_id_unique" UNIQUE("external_user_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."verification_hooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."verification_hooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"applicant_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"answer" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."verification_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"applicant_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."accounts" ADD COLUMN "verification_step" text DEFAULT 'start' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."verification_applicants" ADD CONSTRAINT "verification_applicants_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."verification_events" ADD CONSTRAINT "verification_events_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."verification_files" ADD CONSTRAINT "verification_files_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."verification_hooks" ADD CONSTRAINT "verification_hooks_applicant_id_verification_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "sandbox"."verification_applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."verification_tokens" ADD CONSTRAINT "verification_tokens_applicant_id_verification_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "sandbox"."verification_applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_events_of_account" ON "platform"."verification_events" USING btree ("uid","received_at");--> statement-breakpoint
CREATE INDEX "verification_files_of_account" ON "platform"."verification_files" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "verification_hooks_next" ON "sandbox"."verification_hooks" USING btree ("next_at");