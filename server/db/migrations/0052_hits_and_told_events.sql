CREATE TABLE "platform"."told_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."told_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"facts" jsonb NOT NULL,
	"is_player" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."device_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."device_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint,
	"occasion" text NOT NULL,
	"session" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."hits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"referer" text,
	"query" jsonb NOT NULL,
	"track_id" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."device_sessions" ADD CONSTRAINT "device_sessions_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_events_by_name" ON "platform"."told_events" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "told_events_by_time" ON "platform"."told_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "device_sessions_by_player" ON "platform"."device_sessions" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "device_sessions_by_time" ON "platform"."device_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "hits_by_time" ON "platform"."hits" USING btree ("created_at");