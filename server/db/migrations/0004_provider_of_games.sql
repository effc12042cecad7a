CREATE TABLE "sandbox"."game_free_rounds" (
	"campaign" text NOT NULL,
	"player" text NOT NULL,
	"game" text NOT NULL,
	"remaining" integer NOT NULL,
	"stake" bigint NOT NULL,
	"currency" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_free_rounds_campaign_player_pk" PRIMARY KEY("campaign","player")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."game_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."game_rounds_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session" text NOT NULL,
	"owner" text NOT NULL,
	"game" text NOT NULL,
	"seeds" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"scheme" integer NOT NULL,
	"choice" jsonb NOT NULL,
	"moves" jsonb NOT NULL,
	"state" text NOT NULL,
	"outcome" jsonb,
	"campaign" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."game_seeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."game_seeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"server" text NOT NULL,
	"client" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"revealed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."game_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"token" text,
	"player" text,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"rules" jsonb NOT NULL,
	"demo_balance" bigint DEFAULT 0 NOT NULL,
	"played_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."game_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."game_transactions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round" text NOT NULL,
	"kind" text NOT NULL,
	"player" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"body" jsonb NOT NULL,
	"moves" jsonb,
	"state" text NOT NULL,
	"code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox"."game_rounds" ADD CONSTRAINT "game_rounds_session_game_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "sandbox"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."game_rounds" ADD CONSTRAINT "game_rounds_seeds_game_seeds_id_fk" FOREIGN KEY ("seeds") REFERENCES "sandbox"."game_seeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."game_transactions" ADD CONSTRAINT "game_transactions_round_game_rounds_id_fk" FOREIGN KEY ("round") REFERENCES "sandbox"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_owner" ON "sandbox"."game_rounds" USING btree ("owner","number");--> statement-breakpoint
CREATE UNIQUE INDEX "game_rounds_open" ON "sandbox"."game_rounds" USING btree ("owner","game") WHERE "sandbox"."game_rounds"."state" in ('staking', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "game_seeds_in_use" ON "sandbox"."game_seeds" USING btree ("owner") WHERE "sandbox"."game_seeds"."revealed_at" is null;--> statement-breakpoint
CREATE INDEX "game_transactions_next" ON "sandbox"."game_transactions" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "game_transactions_round" ON "sandbox"."game_transactions" USING btree ("round");