CREATE TABLE "content"."scheduled" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."scheduled_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"message" text NOT NULL,
	"staff_id" integer NOT NULL,
	"expected" text,
	"release_id" integer,
	"after_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "scheduled_action" CHECK ("content"."scheduled"."action" in ('publish', 'unpublish')),
	CONSTRAINT "scheduled_state" CHECK ("content"."scheduled"."state" in ('waiting', 'done', 'refused', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "content"."releases" ADD COLUMN "replaced_id" integer;--> statement-breakpoint
ALTER TABLE "content"."scheduled" ADD CONSTRAINT "scheduled_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."scheduled" ADD CONSTRAINT "scheduled_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."scheduled" ADD CONSTRAINT "scheduled_after_id_scheduled_id_fk" FOREIGN KEY ("after_id") REFERENCES "content"."scheduled"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_by_state" ON "content"."scheduled" USING btree ("state","at");--> statement-breakpoint
ALTER TABLE "content"."releases" ADD CONSTRAINT "releases_replaced_id_releases_id_fk" FOREIGN KEY ("replaced_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;