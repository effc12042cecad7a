CREATE TABLE "content"."text_approvals" (
	"revision_id" bigint NOT NULL,
	"key" text NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_approvals_revision_id_key_staff_id_pk" PRIMARY KEY("revision_id","key","staff_id")
);
--> statement-breakpoint
ALTER TABLE "content"."scheduled" ADD COLUMN "only" text;--> statement-breakpoint
ALTER TABLE "content"."text_approvals" ADD CONSTRAINT "text_approvals_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "content"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."text_approvals" ADD CONSTRAINT "text_approvals_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;