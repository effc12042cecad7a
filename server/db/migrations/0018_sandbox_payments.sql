CREATE TABLE "sandbox"."payment_hooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."payment_hooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment" text NOT NULL,
	"body" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"answer" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."payments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"player" text NOT NULL,
	"requisites" jsonb NOT NULL,
	"returns" jsonb,
	"expires_at" timestamp with time zone,
	"state" text DEFAULT 'pending' NOT NULL,
	"moved" text,
	"reason" text,
	"source" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "sandbox"."verification_hooks" DROP CONSTRAINT "verification_hooks_applicant_id_verification_applicants_id_fk";
--> statement-breakpoint
CREATE INDEX "payment_hooks_next" ON "sandbox"."payment_hooks" USING btree ("next_at");