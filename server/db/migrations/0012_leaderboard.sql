CREATE TABLE "platform"."leaderboard_days" (
	"day" date NOT NULL,
	"uid" bigint NOT NULL,
	"currency" text NOT NULL,
	"won" bigint NOT NULL,
	"worth" bigint NOT NULL,
	CONSTRAINT "leaderboard_days_day_uid_currency_pk" PRIMARY KEY("day","uid","currency")
);
--> statement-breakpoint
CREATE TABLE "platform"."leaderboard_wins" (
	"round_id" bigint PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"won" bigint NOT NULL,
	"worth" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaderboard_wins_some" CHECK ("platform"."leaderboard_wins"."won" > 0 and "platform"."leaderboard_wins"."worth" >= 0)
);
--> statement-breakpoint
ALTER TABLE "platform"."leaderboard_days" ADD CONSTRAINT "leaderboard_days_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."leaderboard_wins" ADD CONSTRAINT "leaderboard_wins_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leaderboard_wins_by_time" ON "platform"."leaderboard_wins" USING btree ("won_at");--> statement-breakpoint
CREATE INDEX "leaderboard_wins_by_worth" ON "platform"."leaderboard_wins" USING btree ("worth");