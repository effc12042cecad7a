CREATE TABLE "content"."media_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"added_by" integer,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_size" CHECK ("content"."media_files"."size" = length("content"."media_files"."body"))
);
--> statement-breakpoint
ALTER TABLE "content"."media_files" ADD CONSTRAINT "media_files_added_by_staff_id_fk" FOREIGN KEY ("added_by") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content"."media_files" FOR EACH STATEMENT EXECUTE FUNCTION "content"."refuse_change"();
