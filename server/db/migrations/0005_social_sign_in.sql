CREATE TABLE "platform"."identities" (
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"uid" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_service_subject_pk" PRIMARY KEY("service","subject")
);
--> statement-breakpoint
CREATE TABLE "platform"."social_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"service" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect_path" text NOT NULL,
	"purpose" text NOT NULL,
	"uid" bigint,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."social_pending" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uid" bigint NOT NULL,
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_pending_kind" CHECK ("platform"."social_pending"."kind" in ('link', 'code'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."oauth_grants" (
	"code" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"nonce" text,
	"person" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text,
	CONSTRAINT "oauth_grants_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "platform"."accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."identities" ADD CONSTRAINT "identities_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."social_attempts" ADD CONSTRAINT "social_attempts_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."social_pending" ADD CONSTRAINT "social_pending_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_of_account" ON "platform"."identities" USING btree ("uid");