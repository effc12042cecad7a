CREATE SCHEMA "content";
--> statement-breakpoint
CREATE TABLE "content"."artefacts" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"brotli" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."drafts" (
	"kind" text NOT NULL,
	"definition_id" text NOT NULL,
	"revision_id" bigint NOT NULL,
	CONSTRAINT "drafts_kind_definition_id_pk" PRIMARY KEY("kind","definition_id")
);
--> statement-breakpoint
CREATE TABLE "content"."live" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"release_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_only" CHECK ("content"."live"."only")
);
--> statement-breakpoint
CREATE TABLE "content"."release_artefacts" (
	"release_id" integer NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "release_artefacts_release_id_key_pk" PRIMARY KEY("release_id","key")
);
--> statement-breakpoint
CREATE TABLE "content"."release_entries" (
	"release_id" integer NOT NULL,
	"kind" text NOT NULL,
	"definition_id" text NOT NULL,
	"revision_id" bigint NOT NULL,
	CONSTRAINT "release_entries_release_id_kind_definition_id_pk" PRIMARY KEY("release_id","kind","definition_id")
);
--> statement-breakpoint
CREATE TABLE "content"."releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" integer,
	"message" text NOT NULL,
	"definitions" integer NOT NULL,
	"changed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"definition_id" text NOT NULL,
	"hash" text NOT NULL,
	"body" text,
	"deleted" boolean GENERATED ALWAYS AS (body is null) STORED NOT NULL,
	"parent_id" bigint,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_role" CHECK ("content"."staff"."role" in ('editor', 'publisher', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "content"."staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."audit" ADD CONSTRAINT "audit_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."drafts" ADD CONSTRAINT "drafts_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "content"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."live" ADD CONSTRAINT "live_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."release_artefacts" ADD CONSTRAINT "release_artefacts_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."release_artefacts" ADD CONSTRAINT "release_artefacts_hash_artefacts_hash_fk" FOREIGN KEY ("hash") REFERENCES "content"."artefacts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."release_entries" ADD CONSTRAINT "release_entries_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."release_entries" ADD CONSTRAINT "release_entries_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "content"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."releases" ADD CONSTRAINT "releases_published_by_staff_id_fk" FOREIGN KEY ("published_by") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."revisions" ADD CONSTRAINT "revisions_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revisions_of_definition" ON "content"."revisions" USING btree ("kind","definition_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "content"."staff" USING btree (lower("email"));