CREATE TABLE "platform"."tournament_participants" (
	"run_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"counts_from" timestamp with time zone NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	"place" integer,
	"prize_state" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "tournament_participants_run_id_uid_pk" PRIMARY KEY("run_id","uid"),
	CONSTRAINT "tournament_participants_points" CHECK ("platform"."tournament_participants"."points" >= 0),
	CONSTRAINT "tournament_participants_reached" CHECK (("platform"."tournament_participants"."points" > 0) = ("platform"."tournament_participants"."reached_at" is not null)),
	CONSTRAINT "tournament_participants_prize" CHECK ("platform"."tournament_participants"."prize_state" in ('due', 'given', 'withheld')),
	CONSTRAINT "tournament_participants_placed" CHECK ("platform"."tournament_participants"."prize_state" is null or "platform"."tournament_participants"."place" is not null),
	CONSTRAINT "tournament_participants_settled" CHECK (("platform"."tournament_participants"."settled_at" is not null) = (coalesce("platform"."tournament_participants"."prize_state", 'due') <> 'due'))
);
--> statement-breakpoint
CREATE TABLE "platform"."tournament_points" (
	"run_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"points" bigint NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournament_points_run_id_round_id_pk" PRIMARY KEY("run_id","round_id"),
	CONSTRAINT "tournament_points_some" CHECK ("platform"."tournament_points"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."tournament_runs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tournament" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "tournament_runs_time" CHECK ("platform"."tournament_runs"."starts_at" < "platform"."tournament_runs"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "platform"."tournament_participants" ADD CONSTRAINT "tournament_participants_run_id_tournament_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "platform"."tournament_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."tournament_participants" ADD CONSTRAINT "tournament_participants_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."tournament_points" ADD CONSTRAINT "tournament_points_run_id_tournament_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "platform"."tournament_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_participants_of_player" ON "platform"."tournament_participants" USING btree ("uid","run_id");--> statement-breakpoint
CREATE INDEX "tournament_participants_by_points" ON "platform"."tournament_participants" USING btree ("run_id","points" DESC NULLS LAST,"reached_at","uid");--> statement-breakpoint
CREATE INDEX "tournament_participants_to_pay" ON "platform"."tournament_participants" USING btree ("run_id","uid") WHERE "platform"."tournament_participants"."prize_state" = 'due';--> statement-breakpoint
CREATE INDEX "tournament_runs_to_close" ON "platform"."tournament_runs" USING btree ("ends_at") WHERE "platform"."tournament_runs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "tournament_runs_by_end" ON "platform"."tournament_runs" USING btree ("ends_at");