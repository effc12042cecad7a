CREATE TABLE "platform"."jackpot_entries" (
	"round_id" bigint NOT NULL,
	"jackpot" text NOT NULL,
	"tier" text NOT NULL,
	"currency" text NOT NULL,
	"cycle" integer NOT NULL,
	"uid" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"contributed" bigint NOT NULL,
	CONSTRAINT "jackpot_entries_round_id_jackpot_tier_pk" PRIMARY KEY("round_id","jackpot","tier"),
	CONSTRAINT "jackpot_entries_staked" CHECK ("platform"."jackpot_entries"."staked" > 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."jackpot_pools" (
	"jackpot" text NOT NULL,
	"tier" text NOT NULL,
	"currency" text NOT NULL,
	"cycle" integer DEFAULT 0 NOT NULL,
	"secret" text NOT NULL,
	"value" bigint NOT NULL,
	"reserve" bigint NOT NULL,
	"fraction" bigint NOT NULL,
	"seed" bigint NOT NULL,
	"ceiling" bigint NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpot_pools_jackpot_tier_currency_pk" PRIMARY KEY("jackpot","tier","currency"),
	CONSTRAINT "jackpot_pools_sums" CHECK ("platform"."jackpot_pools"."value" >= 0 and "platform"."jackpot_pools"."reserve" >= 0),
	CONSTRAINT "jackpot_pools_ceiling" CHECK ("platform"."jackpot_pools"."value" <= "platform"."jackpot_pools"."ceiling"),
	CONSTRAINT "jackpot_pools_fraction" CHECK ("platform"."jackpot_pools"."fraction" between 0 and 999999)
);
--> statement-breakpoint
CREATE TABLE "platform"."jackpot_wins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."jackpot_wins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"jackpot" text NOT NULL,
	"tier" text NOT NULL,
	"currency" text NOT NULL,
	"cycle" integer NOT NULL,
	"uid" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"sysname" text NOT NULL,
	"amount" bigint NOT NULL,
	"secret" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpot_wins_once" UNIQUE("jackpot","tier","currency","cycle"),
	CONSTRAINT "jackpot_wins_amount" CHECK ("platform"."jackpot_wins"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "platform"."jackpot_entries" ADD CONSTRAINT "jackpot_entries_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."jackpot_wins" ADD CONSTRAINT "jackpot_wins_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_wins_of_jackpot" ON "platform"."jackpot_wins" USING btree ("jackpot","id");--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."jackpot_entries" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."jackpot_wins" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
