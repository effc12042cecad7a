CREATE TABLE "content"."form_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."form_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form" text NOT NULL,
	"version" text NOT NULL,
	"release_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"before_version" text,
	"before_release_id" integer
);
--> statement-breakpoint
CREATE TABLE "content"."funnel_counts" (
	"form" text NOT NULL,
	"version" text NOT NULL,
	"day" date NOT NULL,
	"device" text NOT NULL,
	"field" text NOT NULL,
	"event" text NOT NULL,
	"code" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "funnel_counts_form_version_day_device_field_event_code_pk" PRIMARY KEY("form","version","day","device","field","event","code")
);
--> statement-breakpoint
ALTER TABLE "content"."form_versions" ADD CONSTRAINT "form_versions_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."form_versions" ADD CONSTRAINT "form_versions_before_release_id_releases_id_fk" FOREIGN KEY ("before_release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_versions_of_form" ON "content"."form_versions" USING btree ("form","id");--> statement-breakpoint
CREATE INDEX "funnel_counts_by_day" ON "content"."funnel_counts" USING btree ("day");