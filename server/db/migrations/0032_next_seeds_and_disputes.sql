CREATE TABLE "platform"."disputed_stakes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."disputed_stakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"bet" text NOT NULL,
	"uid" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "disputed_stakes_by_bet" UNIQUE("provider","bet")
);
--> statement-breakpoint
DROP INDEX "platform"."game_transactions_rolled_back_once";--> statement-breakpoint
ALTER TABLE "sandbox"."game_seeds" ADD COLUMN "next" text;--> statement-breakpoint
ALTER TABLE "platform"."disputed_stakes" ADD CONSTRAINT "disputed_stakes_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."disputed_stakes" ADD CONSTRAINT "disputed_stakes_round_id_game_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "platform"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_transactions_rolled_back_once" ON "platform"."game_transactions" USING btree ("provider","uid","bet") WHERE "platform"."game_transactions"."outcome" in ('returned', 'tombstone');