CREATE TABLE "platform"."player_limits" (
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"days" integer,
	"amount" bigint,
	"currency" text NOT NULL,
	"since" timestamp with time zone,
	"pending_asked_at" timestamp with time zone,
	"pending_days" integer,
	"pending_amount" bigint,
	"pending_effective_at" timestamp with time zone,
	"pending_lapses_at" timestamp with time zone,
	CONSTRAINT "player_limits_uid_kind_pk" PRIMARY KEY("uid","kind"),
	CONSTRAINT "player_limits_kind" CHECK ("platform"."player_limits"."kind" in ('deposit', 'stake', 'loss')),
	CONSTRAINT "player_limits_limit" CHECK (num_nonnulls("platform"."player_limits"."days", "platform"."player_limits"."amount", "platform"."player_limits"."since") in (0, 3)),
	CONSTRAINT "player_limits_pending_whole" CHECK (num_nonnulls("platform"."player_limits"."pending_asked_at", "platform"."player_limits"."pending_effective_at", "platform"."player_limits"."pending_lapses_at") in (0, 3) and num_nonnulls("platform"."player_limits"."pending_days", "platform"."player_limits"."pending_amount") in (0, 2)),
	CONSTRAINT "player_limits_something" CHECK (num_nonnulls("platform"."player_limits"."amount", "platform"."player_limits"."pending_asked_at") > 0)
);
--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP CONSTRAINT "player_protection_limit";--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP CONSTRAINT "player_protection_pending_whole";--> statement-breakpoint
DROP INDEX "platform"."player_protection_pending";--> statement-breakpoint
ALTER TABLE "platform"."player_limits" ADD CONSTRAINT "player_limits_uid_player_protection_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."player_protection"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_limits_pending" ON "platform"."player_limits" USING btree ("pending_lapses_at");--> statement-breakpoint
-- What players have limited stays limited.
INSERT INTO "platform"."player_limits"
SELECT "uid", 'deposit', "limit_days", "limit_amount", "limit_currency", "limit_since",
  "pending_asked_at", "pending_days", "pending_amount", "pending_effective_at", "pending_lapses_at"
FROM "platform"."player_protection" WHERE num_nonnulls("limit_amount", "pending_asked_at") > 0;--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP COLUMN "limit_days";--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP COLUMN "limit_amount";--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP COLUMN "limit_currency";--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP COLUMN "limit_since";--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP COLUMN "pending_asked_at";--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP COLUMN "pending_days";--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP COLUMN "pending_amount";--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP COLUMN "pending_effective_at";--> statement-breakpoint
ALTER TABLE "platform"."player_protection" DROP COLUMN "pending_lapses_at";