CREATE TABLE "platform"."maintenance" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"until" timestamp with time zone,
	"allowed" text[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "one_switch" CHECK ("platform"."maintenance"."id" = 1)
);
