CREATE TABLE "platform"."bonus_rounds" (
	"bonus_id" bigint NOT NULL,
	"round" text NOT NULL,
	"staked" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_rounds_bonus_id_round_pk" PRIMARY KEY("bonus_id","round"),
	CONSTRAINT "bonus_rounds_sums" CHECK ("platform"."bonus_rounds"."counted" between 0 and "platform"."bonus_rounds"."staked")
);
--> statement-breakpoint
ALTER TABLE "platform"."bonuses" ADD COLUMN "terms" text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."freespin_packs" ADD COLUMN "winnings" text;--> statement-breakpoint
ALTER TABLE "platform"."bonus_rounds" ADD CONSTRAINT "bonus_rounds_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "platform"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_rounds_by_round" ON "platform"."bonus_rounds" USING btree ("round");