CREATE TABLE "platform"."codes" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_purpose_subject_pk" PRIMARY KEY("purpose","subject"),
	CONSTRAINT "codes_tries" CHECK ("platform"."codes"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."accounts" ADD COLUMN "two_factor_auth" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."feedback" ADD CONSTRAINT "feedback_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_expiry" ON "platform"."codes" USING btree ("expires_at");