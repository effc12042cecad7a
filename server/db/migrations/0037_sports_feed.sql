CREATE TABLE "platform"."sports_cancels" (
	"event" text NOT NULL,
	"line" text NOT NULL,
	"key" text NOT NULL,
	"window" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"is_rolled_back" boolean NOT NULL,
	CONSTRAINT "sports_cancels_event_line_key_pk" PRIMARY KEY("event","line","key")
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_events" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" integer DEFAULT 0 NOT NULL,
	"tournament" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"competitors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"match_status" integer,
	"score" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status_at" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"is_uncovered" boolean DEFAULT false NOT NULL,
	"halted_at" timestamp with time zone,
	"fixture_at" timestamp with time zone,
	CONSTRAINT "sports_events_status" CHECK ("platform"."sports_events"."status" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_favourites" (
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sports_favourites_uid_kind_id_pk" PRIMARY KEY("uid","kind","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_lease" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"holder" text NOT NULL,
	"term" bigint NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sports_lease_one" CHECK ("platform"."sports_lease"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_lines" (
	"event" text NOT NULL,
	"line" text NOT NULL,
	"producer" smallint NOT NULL,
	"at" bigint NOT NULL,
	"status" smallint NOT NULL,
	"outcomes" json NOT NULL,
	CONSTRAINT "sports_lines_event_line_producer_pk" PRIMARY KEY("event","line","producer"),
	CONSTRAINT "sports_lines_status" CHECK ("platform"."sports_lines"."status" between -4 and 1)
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_markets" (
	"id" integer NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"groups" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	"specifiers" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL,
	"outcome_type" text,
	CONSTRAINT "sports_markets_id_variant_pk" PRIMARY KEY("id","variant")
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_names" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "sports_names_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_producers" (
	"id" smallint PRIMARY KEY NOT NULL,
	"unheard" text,
	"worked_through" bigint
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_results" (
	"event" text NOT NULL,
	"line" text NOT NULL,
	"certainty" smallint NOT NULL,
	"at" bigint NOT NULL,
	"results" json NOT NULL,
	CONSTRAINT "sports_results_event_line_certainty_pk" PRIMARY KEY("event","line","certainty"),
	CONSTRAINT "sports_results_certainty" CHECK ("platform"."sports_results"."certainty" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_stops" (
	"event" text NOT NULL,
	"producer" smallint NOT NULL,
	"group" text NOT NULL,
	"at" bigint NOT NULL,
	"status" smallint NOT NULL,
	CONSTRAINT "sports_stops_event_producer_group_pk" PRIMARY KEY("event","producer","group"),
	CONSTRAINT "sports_stops_status" CHECK ("platform"."sports_stops"."status" in (-1, 0))
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" integer NOT NULL,
	"category" text NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."sports_cancels" ADD CONSTRAINT "sports_cancels_event_sports_events_id_fk" FOREIGN KEY ("event") REFERENCES "platform"."sports_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."sports_favourites" ADD CONSTRAINT "sports_favourites_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."sports_lines" ADD CONSTRAINT "sports_lines_event_sports_events_id_fk" FOREIGN KEY ("event") REFERENCES "platform"."sports_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."sports_results" ADD CONSTRAINT "sports_results_event_sports_events_id_fk" FOREIGN KEY ("event") REFERENCES "platform"."sports_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."sports_stops" ADD CONSTRAINT "sports_stops_event_sports_events_id_fk" FOREIGN KEY ("event") REFERENCES "platform"."sports_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sports_events_by_start" ON "platform"."sports_events" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "sports_events_by_tournament" ON "platform"."sports_events" USING btree ("tournament","starts_at");--> statement-breakpoint
CREATE INDEX "sports_events_in_play" ON "platform"."sports_events" USING btree ("status") WHERE "platform"."sports_events"."status" in (1, 2, 7);--> statement-breakpoint
CREATE INDEX "sports_events_halted" ON "platform"."sports_events" USING btree ("halted_at") WHERE "platform"."sports_events"."halted_at" is not null;--> statement-breakpoint
CREATE INDEX "sports_events_to_read" ON "platform"."sports_events" USING btree ("id") WHERE "platform"."sports_events"."fixture_at" is null;