CREATE TABLE "platform"."exclusion_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."exclusion_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint,
	"of" bigint NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cleared_by" text,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "exclusion_matches_once" UNIQUE("uid","of"),
	CONSTRAINT "exclusion_matches_kind" CHECK ("platform"."exclusion_matches"."kind" in ('person', 'document')),
	CONSTRAINT "exclusion_matches_place" CHECK ("platform"."exclusion_matches"."place" in ('registration', 'profile', 'verification', 'exclusion'))
);
--> statement-breakpoint
CREATE TABLE "platform"."person_marks" (
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "person_marks_uid_mark_pk" PRIMARY KEY("uid","mark"),
	CONSTRAINT "person_marks_kind" CHECK ("platform"."person_marks"."kind" in ('person', 'document'))
);
--> statement-breakpoint
ALTER TABLE "platform"."exclusion_matches" ADD CONSTRAINT "exclusion_matches_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."exclusion_matches" ADD CONSTRAINT "exclusion_matches_of_accounts_uid_fk" FOREIGN KEY ("of") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."person_marks" ADD CONSTRAINT "person_marks_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exclusion_matches_of" ON "platform"."exclusion_matches" USING btree ("of");--> statement-breakpoint
CREATE INDEX "person_marks_mark" ON "platform"."person_marks" USING btree ("mark");