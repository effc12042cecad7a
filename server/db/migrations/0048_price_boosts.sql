ALTER TABLE "platform"."sports_bet_legs" ADD COLUMN "boost" text;--> statement-breakpoint
ALTER TABLE "platform"."sports_bet_legs" ADD COLUMN "usual_odds" integer;--> statement-breakpoint
CREATE INDEX "sports_bet_legs_of_boost" ON "platform"."sports_bet_legs" USING btree ("boost") WHERE "platform"."sports_bet_legs"."boost" is not null;--> statement-breakpoint
ALTER TABLE "platform"."sports_bet_legs" ADD CONSTRAINT "sports_bet_legs_boost" CHECK (("platform"."sports_bet_legs"."boost" is null) = ("platform"."sports_bet_legs"."usual_odds" is null));