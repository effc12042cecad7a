CREATE SCHEMA "sandbox";
--> statement-breakpoint
CREATE TABLE "sandbox"."outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_channel" CHECK ("sandbox"."outbox"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
CREATE INDEX "outbox_to" ON "sandbox"."outbox" USING btree ("to","id");