CREATE TABLE "content"."approvals" (
	"revision_id" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approvals_revision_id_staff_id_pk" PRIMARY KEY("revision_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "content"."approvals" ADD CONSTRAINT "approvals_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "content"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."approvals" ADD CONSTRAINT "approvals_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;