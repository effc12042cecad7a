CREATE TABLE "platform"."sports_recoveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."sports_recoveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"producer" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"back" bigint,
	"event" text
);
--> statement-breakpoint
CREATE INDEX "sports_recoveries_by_time" ON "platform"."sports_recoveries" USING btree ("at");