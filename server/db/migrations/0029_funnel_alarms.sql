CREATE TABLE "content"."funnel_alarms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."funnel_alarms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_version_id" integer NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visits" bigint NOT NULL,
	"completed" bigint NOT NULL,
	"visits_before" bigint NOT NULL,
	"completed_before" bigint NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"ended_by_release_id" integer
);
--> statement-breakpoint
ALTER TABLE "content"."form_versions" ADD COLUMN "before_form" text;--> statement-breakpoint
ALTER TABLE "content"."funnel_alarms" ADD CONSTRAINT "funnel_alarms_form_version_id_form_versions_id_fk" FOREIGN KEY ("form_version_id") REFERENCES "content"."form_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."funnel_alarms" ADD CONSTRAINT "funnel_alarms_ended_by_release_id_releases_id_fk" FOREIGN KEY ("ended_by_release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "funnel_alarms_of_change" ON "content"."funnel_alarms" USING btree ("form_version_id");--> statement-breakpoint
CREATE INDEX "funnel_alarms_by_end" ON "content"."funnel_alarms" USING btree ("ended_at");