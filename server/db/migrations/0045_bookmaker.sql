CREATE TABLE "sandbox"."bookmaker_bets" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."bookmaker_bets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player" text NOT NULL,
	"match" text NOT NULL,
	"outcome" text NOT NULL,
	"odds" integer NOT NULL,
	"stake" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"left" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."bookmaker_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"player" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmaker_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE INDEX "bookmaker_bets_of_player" ON "sandbox"."bookmaker_bets" USING btree ("player");--> statement-breakpoint
CREATE INDEX "bookmaker_bets_due" ON "sandbox"."bookmaker_bets" USING btree ("next_at");