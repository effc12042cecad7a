CREATE TABLE "platform"."game_players" (
	"provider" text NOT NULL,
	"uid" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "game_players_provider_uid_pk" PRIMARY KEY("provider","uid"),
	CONSTRAINT "game_players_by_name" UNIQUE("provider","name")
);
--> statement-breakpoint
CREATE TABLE "platform"."game_rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."game_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"uid" bigint NOT NULL,
	"game" text NOT NULL,
	"name" text NOT NULL,
	"session_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"with_bonus" boolean DEFAULT false NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"counted" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "game_rounds_by_name" UNIQUE("provider","uid","game","name"),
	CONSTRAINT "game_rounds_sums" CHECK ("platform"."game_rounds"."staked" >= 0 and "platform"."game_rounds"."won" >= 0),
	CONSTRAINT "game_rounds_counted" CHECK ("platform"."game_rounds"."counted" between 0 and "platform"."game_rounds"."staked"),
	CONSTRAINT "game_rounds_state" CHECK ("platform"."game_rounds"."state" in ('open', 'closed')),
	CONSTRAINT "game_rounds_closed" CHECK (num_nonnulls("platform"."game_rounds"."closed_at", "platform"."game_rounds"."counted") = case "platform"."game_rounds"."state" when 'closed' then 2 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "platform"."game_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."game_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"provider" text NOT NULL,
	"uid" bigint NOT NULL,
	"sign_in" uuid NOT NULL,
	"game" text NOT NULL,
	"sysname" text NOT NULL,
	"categories" jsonb NOT NULL,
	"currency" text NOT NULL,
	"purse" text,
	"created_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "game_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "game_sessions_purse" CHECK ("platform"."game_sessions"."purse" in ('main', 'bonus')),
	CONSTRAINT "game_sessions_used" CHECK (("platform"."game_sessions"."redeemed_at" is null) = ("platform"."game_sessions"."used_at" is null))
);
--> statement-breakpoint
CREATE TABLE "platform"."game_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."game_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"uid" bigint NOT NULL,
	"round_id" bigint,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"bet" text,
	"outcome" text,
	"stake" text,
	"request_hash" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_transactions_by_name" UNIQUE("provider","name"),
	CONSTRAINT "game_transactions_kind" CHECK ("platform"."game_transactions"."kind" in ('bet', 'win', 'rollback', 'free-round', 'promo-win')),
	CONSTRAINT "game_transactions_outcome" CHECK (("platform"."game_transactions"."outcome" is not null) = ("platform"."game_transactions"."kind" = 'rollback')),
	CONSTRAINT "game_transactions_bet" CHECK (("platform"."game_transactions"."bet" is not null) = ("platform"."game_transactions"."kind" in ('win', 'rollback'))),
	CONSTRAINT "game_transactions_stake" CHECK (("platform"."game_transactions"."stake" is not null) = ("platform"."game_transactions"."kind" = 'bet')),
	CONSTRAINT "game_transactions_amount" CHECK ("platform"."game_transactions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."wallet_nonces" (
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_nonces_provider_nonce_pk" PRIMARY KEY("provider","nonce")
);
--> statement-breakpoint
ALTER TABLE "platform"."game_players" ADD CONSTRAINT "game_players_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."game_rounds" ADD CONSTRAINT "game_rounds_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."game_rounds" ADD CONSTRAINT "game_rounds_session_id_game_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "platform"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."game_sessions" ADD CONSTRAINT "game_sessions_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."game_transactions" ADD CONSTRAINT "game_transactions_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."game_transactions" ADD CONSTRAINT "game_transactions_round_id_game_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "platform"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_of_player" ON "platform"."game_rounds" USING btree ("uid","opened_at");--> statement-breakpoint
CREATE INDEX "game_sessions_of_player" ON "platform"."game_sessions" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "game_transactions_of_round" ON "platform"."game_transactions" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "game_transactions_of_bet" ON "platform"."game_transactions" USING btree ("provider","bet") WHERE "platform"."game_transactions"."bet" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "game_transactions_rolled_back_once" ON "platform"."game_transactions" USING btree ("provider","bet") WHERE "platform"."game_transactions"."outcome" in ('returned', 'tombstone');--> statement-breakpoint
CREATE INDEX "wallet_nonces_to_forget" ON "platform"."wallet_nonces" USING btree ("seen_at");