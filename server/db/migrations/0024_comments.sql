CREATE TABLE "content"."comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"definition_id" text NOT NULL,
	"answers_id" bigint,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"anchor" text DEFAULT '[]' NOT NULL,
	"quote" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" integer
);
--> statement-breakpoint
CREATE TABLE "content"."presence" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"at" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."comments" ADD CONSTRAINT "comments_settled_by_staff_id_fk" FOREIGN KEY ("settled_by") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."presence" ADD CONSTRAINT "presence_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of_definition" ON "content"."comments" USING btree ("kind","definition_id","id");--> statement-breakpoint
CREATE INDEX "presence_by_time" ON "content"."presence" USING btree ("seen_at");