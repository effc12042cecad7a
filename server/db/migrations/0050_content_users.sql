CREATE TABLE "content"."user_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_tokens_purpose" CHECK ("content"."user_tokens"."purpose" in ('confirm', 'reset', 'connect'))
);
--> statement-breakpoint
CREATE TABLE "content"."users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text,
	"password_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_document" UNIQUE("document_id")
);
--> statement-breakpoint
ALTER TABLE "content"."user_tokens" ADD CONSTRAINT "user_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "content"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_tokens_of_user" ON "content"."user_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_tokens_by_end" ON "content"."user_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "content"."users" USING btree ("email") WHERE "content"."users"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "content"."users" USING btree (lower("username")) WHERE "content"."users"."confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_subject" ON "content"."users" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "content"."users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_waiting" ON "content"."users" USING btree ("created_at") WHERE "content"."users"."confirmed_at" is null;