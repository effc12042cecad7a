CREATE TABLE "content"."sourced" (
	"kind" text NOT NULL,
	"definition_id" text NOT NULL,
	"source" text NOT NULL,
	"document" text NOT NULL,
	"gone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sourced_kind_definition_id_pk" PRIMARY KEY("kind","definition_id")
);
--> statement-breakpoint
CREATE TABLE "content"."sources" (
	"name" text PRIMARY KEY NOT NULL,
	"turn" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"release_id" integer,
	"details" text NOT NULL,
	CONSTRAINT "sources_state" CHECK ("content"."sources"."state" in ('taken', 'live', 'refused', 'invalid'))
);
--> statement-breakpoint
ALTER TABLE "content"."sources" ADD CONSTRAINT "sources_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;