CREATE TABLE "platform"."game_launches" (
	"uid" bigint NOT NULL,
	"sysname" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_launches_uid_sysname_pk" PRIMARY KEY("uid","sysname")
);
--> statement-breakpoint
CREATE TABLE "platform"."game_likes" (
	"uid" bigint NOT NULL,
	"sysname" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_likes_uid_sysname_pk" PRIMARY KEY("uid","sysname")
);
--> statement-breakpoint
CREATE TABLE "platform"."game_lists" (
	"provider" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform"."games" (
	"sysname" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_game" text NOT NULL,
	"name" text NOT NULL,
	"studio" text NOT NULL,
	"studio_name" text NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"tags" text[] NOT NULL,
	"features" text[] NOT NULL,
	"has_demo" boolean NOT NULL,
	"return_rate" text,
	"volatility" smallint,
	"cover" text,
	"released_on" date,
	"stakes" jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "games_of_provider" UNIQUE("provider","provider_game"),
	CONSTRAINT "games_volatility" CHECK ("platform"."games"."volatility" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "platform"."game_launches" ADD CONSTRAINT "game_launches_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."game_launches" ADD CONSTRAINT "game_launches_sysname_games_sysname_fk" FOREIGN KEY ("sysname") REFERENCES "platform"."games"("sysname") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."game_likes" ADD CONSTRAINT "game_likes_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."game_likes" ADD CONSTRAINT "game_likes_sysname_games_sysname_fk" FOREIGN KEY ("sysname") REFERENCES "platform"."games"("sysname") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_launches_lately" ON "platform"."game_launches" USING btree ("opened_at","sysname");--> statement-breakpoint
CREATE INDEX "game_likes_of_game" ON "platform"."game_likes" USING btree ("sysname");--> statement-breakpoint
CREATE INDEX "games_changed" ON "platform"."games" USING btree ("changed_at");