CREATE TABLE "platform"."loyalty_editions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."loyalty_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."loyalty_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"programme" integer NOT NULL,
	"uid" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"points" bigint NOT NULL,
	"level_points" bigint NOT NULL,
	"lot_id" bigint
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_level_days" (
	"programme" integer NOT NULL,
	"uid" bigint NOT NULL,
	"day" date NOT NULL,
	"due" bigint NOT NULL,
	CONSTRAINT "loyalty_level_days_programme_uid_day_pk" PRIMARY KEY("programme","uid","day"),
	CONSTRAINT "loyalty_level_days_due" CHECK ("platform"."loyalty_level_days"."due" >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_levels" (
	"programme" integer NOT NULL,
	"uid" bigint NOT NULL,
	"from_day" date NOT NULL,
	"level" integer NOT NULL,
	CONSTRAINT "loyalty_levels_programme_uid_from_day_pk" PRIMARY KEY("programme","uid","from_day")
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."loyalty_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"programme" integer NOT NULL,
	"uid" bigint NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"level_day" date NOT NULL,
	"edition" bigint,
	"rule" smallint,
	"level" integer,
	"due" bigint NOT NULL,
	"level_due" bigint NOT NULL,
	"points" bigint NOT NULL,
	"left" bigint NOT NULL,
	"expired" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"is_pending" boolean DEFAULT false NOT NULL,
	CONSTRAINT "loyalty_lots_once" UNIQUE("programme","uid","source","ref"),
	CONSTRAINT "loyalty_lots_sums" CHECK ("platform"."loyalty_lots"."due" >= 0 and "platform"."loyalty_lots"."level_due" >= 0),
	CONSTRAINT "loyalty_lots_left" CHECK ("platform"."loyalty_lots"."left" >= 0 and "platform"."loyalty_lots"."expired" >= 0),
	CONSTRAINT "loyalty_lots_pending_nothing" CHECK (not "platform"."loyalty_lots"."is_pending" or ("platform"."loyalty_lots"."points" = 0 and "platform"."loyalty_lots"."left" = 0 and "platform"."loyalty_lots"."expired" = 0))
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."loyalty_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."loyalty_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_outbox_kind" CHECK ("platform"."loyalty_outbox"."kind" in ('round', 'bet', 'deposit', 'act'))
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_spendings" (
	"order" text PRIMARY KEY NOT NULL,
	"programme" integer NOT NULL,
	"uid" bigint NOT NULL,
	"points" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "loyalty_spendings_points" CHECK ("platform"."loyalty_spendings"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_spent_lots" (
	"order" text NOT NULL,
	"lot_id" bigint NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "loyalty_spent_lots_order_lot_id_pk" PRIMARY KEY("order","lot_id"),
	CONSTRAINT "loyalty_spent_lots_points" CHECK ("platform"."loyalty_spent_lots"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_standings" (
	"programme" integer NOT NULL,
	"uid" bigint NOT NULL,
	"debt" bigint DEFAULT 0 NOT NULL,
	"remainder" bigint DEFAULT 0 NOT NULL,
	"level_remainder" bigint DEFAULT 0 NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"level" integer NOT NULL,
	"looks_at" timestamp with time zone,
	"frozen" text,
	CONSTRAINT "loyalty_standings_programme_uid_pk" PRIMARY KEY("programme","uid"),
	CONSTRAINT "loyalty_standings_debt" CHECK ("platform"."loyalty_standings"."debt" >= 0),
	CONSTRAINT "loyalty_standings_remainder" CHECK ("platform"."loyalty_standings"."remainder" between 0 and 999999 and "platform"."loyalty_standings"."level_remainder" between 0 and 999999)
);
--> statement-breakpoint
ALTER TABLE "platform"."sports_bets" ADD COLUMN "is_unplayed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_entries" ADD CONSTRAINT "loyalty_entries_lot_id_loyalty_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "platform"."loyalty_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_lots" ADD CONSTRAINT "loyalty_lots_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_lots" ADD CONSTRAINT "loyalty_lots_edition_loyalty_editions_id_fk" FOREIGN KEY ("edition") REFERENCES "platform"."loyalty_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_marks" ADD CONSTRAINT "loyalty_marks_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_spent_lots" ADD CONSTRAINT "loyalty_spent_lots_order_loyalty_spendings_order_fk" FOREIGN KEY ("order") REFERENCES "platform"."loyalty_spendings"("order") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_spent_lots" ADD CONSTRAINT "loyalty_spent_lots_lot_id_loyalty_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "platform"."loyalty_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_standings" ADD CONSTRAINT "loyalty_standings_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_editions_by_time" ON "platform"."loyalty_editions" USING btree ("from_at","id");--> statement-breakpoint
CREATE INDEX "loyalty_entries_of_player" ON "platform"."loyalty_entries" USING btree ("uid","programme","id");--> statement-breakpoint
CREATE INDEX "loyalty_lots_to_spend" ON "platform"."loyalty_lots" USING btree ("programme","uid","expires_at","id") WHERE "platform"."loyalty_lots"."left" > 0;--> statement-breakpoint
CREATE INDEX "loyalty_lots_to_expire" ON "platform"."loyalty_lots" USING btree ("expires_at","id") WHERE "platform"."loyalty_lots"."left" > 0;--> statement-breakpoint
CREATE INDEX "loyalty_lots_by_day" ON "platform"."loyalty_lots" USING btree ("programme","uid","day");--> statement-breakpoint
CREATE INDEX "loyalty_lots_pending" ON "platform"."loyalty_lots" USING btree ("uid") WHERE "platform"."loyalty_lots"."is_pending";--> statement-breakpoint
CREATE INDEX "loyalty_marks_of_player" ON "platform"."loyalty_marks" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_marks_now" ON "platform"."loyalty_marks" USING btree ("uid") WHERE "platform"."loyalty_marks"."until" is null;--> statement-breakpoint
CREATE INDEX "loyalty_outbox_due" ON "platform"."loyalty_outbox" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "loyalty_outbox_of_player" ON "platform"."loyalty_outbox" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "loyalty_spendings_of_player" ON "platform"."loyalty_spendings" USING btree ("uid","programme");--> statement-breakpoint
CREATE INDEX "loyalty_standings_of_player" ON "platform"."loyalty_standings" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "loyalty_standings_to_look" ON "platform"."loyalty_standings" USING btree ("looks_at");