CREATE TABLE "sandbox"."game_chains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."game_chains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game" text NOT NULL,
	"first" text NOT NULL,
	"length" integer NOT NULL,
	"played" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."game_table_rounds" (
	"game" text NOT NULL,
	"number" integer NOT NULL,
	"seeds" bigint NOT NULL,
	"phase" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone,
	"result" integer,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_table_rounds_game_number_pk" PRIMARY KEY("game","number")
);
--> statement-breakpoint
ALTER TABLE "sandbox"."game_table_rounds" ADD CONSTRAINT "game_table_rounds_seeds_game_seeds_id_fk" FOREIGN KEY ("seeds") REFERENCES "sandbox"."game_seeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_chains_game" ON "sandbox"."game_chains" USING btree ("game","id");--> statement-breakpoint
CREATE INDEX "game_rounds_seeds" ON "sandbox"."game_rounds" USING btree ("seeds");