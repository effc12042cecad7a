CREATE TABLE "platform"."waiting_registrations" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
