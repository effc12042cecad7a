CREATE TABLE "content"."text_reviews" (
	"definition_id" text NOT NULL,
	"key" text NOT NULL,
	"revision_id" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_reviews_definition_id_key_pk" PRIMARY KEY("definition_id","key")
);
--> statement-breakpoint
ALTER TABLE "content"."text_reviews" ADD CONSTRAINT "text_reviews_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "content"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."text_reviews" ADD CONSTRAINT "text_reviews_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;