CREATE TABLE "platform"."free_bets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."free_bets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"reason" text NOT NULL,
	"deposit" bigint,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"content" text NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"bet" bigint,
	CONSTRAINT "free_bets_amount" CHECK ("platform"."free_bets"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "platform"."sports_bets" ADD COLUMN "free_bet" bigint;--> statement-breakpoint
ALTER TABLE "platform"."sports_bets" ADD COLUMN "is_free_bet_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."free_bets" ADD CONSTRAINT "free_bets_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "free_bets_once" ON "platform"."free_bets" USING btree ("uid","reason");--> statement-breakpoint
CREATE UNIQUE INDEX "free_bets_staked" ON "platform"."free_bets" USING btree ("bet") WHERE "platform"."free_bets"."bet" is not null;--> statement-breakpoint
CREATE INDEX "free_bets_of_deposit" ON "platform"."free_bets" USING btree ("deposit") WHERE "platform"."free_bets"."deposit" is not null;--> statement-breakpoint
ALTER TABLE "platform"."sports_bets" ADD CONSTRAINT "sports_bets_free_bet_free_bets_id_fk" FOREIGN KEY ("free_bet") REFERENCES "platform"."free_bets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sports_bets_of_free" ON "platform"."sports_bets" USING btree ("free_bet") WHERE "platform"."sports_bets"."free_bet" is not null;--> statement-breakpoint
ALTER TABLE "platform"."sports_bets" ADD CONSTRAINT "sports_bets_free" CHECK (not "platform"."sports_bets"."is_free_bet_back"
        or ("platform"."sports_bets"."free_bet" is not null and "platform"."sports_bets"."state" in ('rejected', 'reoffered', 'settled')));