CREATE SCHEMA "platform";
--> statement-breakpoint
CREATE TABLE "platform"."account_names" (
	"name" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "account_names_kind" CHECK ("platform"."account_names"."kind" in ('login', 'email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "platform"."accounts" (
	"uid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."accounts_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"password_hash" text NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"country_code" text NOT NULL,
	"fakename" text,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"is_betting" boolean DEFAULT false NOT NULL,
	"is_registration_completed" boolean DEFAULT true NOT NULL,
	"is_banned" boolean DEFAULT false NOT NULL,
	"promo_code" text,
	"character_id" integer,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."contacts" (
	"uid" bigint NOT NULL,
	"type" text NOT NULL,
	"contact" text NOT NULL,
	"phone_country_code" text,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "contacts_uid_type_contact_pk" PRIMARY KEY("uid","type","contact"),
	CONSTRAINT "contacts_type" CHECK ("platform"."contacts"."type" in ('email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "platform"."profiles" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"first_name" text,
	"middle_name" text,
	"last_name" text,
	"sex" integer DEFAULT 0 NOT NULL,
	"birth_date" date,
	"region" text,
	"home_town" text,
	"address" text,
	"postcode" text,
	"document_type" text,
	"document_number" text
);
--> statement-breakpoint
CREATE TABLE "platform"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."account_names" ADD CONSTRAINT "account_names_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."contacts" ADD CONSTRAINT "contacts_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."profiles" ADD CONSTRAINT "profiles_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."sessions" ADD CONSTRAINT "sessions_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_names_of_account" ON "platform"."account_names" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "platform"."sessions" USING btree ("uid");