CREATE TABLE "platform"."loyalty_characters" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"character" integer NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."loyalty_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"trigger" text NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	CONSTRAINT "loyalty_notices_trigger" CHECK ("platform"."loyalty_notices"."trigger" in ('quest', 'register', 'profile', 'confirm', 'product', 'level')),
	CONSTRAINT "loyalty_notices_type" CHECK ("platform"."loyalty_notices"."type" in ('credit', 'debit', 'failure'))
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_interventions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uid" bigint,
	"programme" integer,
	"product" integer,
	"order" bigint,
	"amount" integer,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "loyalty_interventions_about" CHECK (case "platform"."loyalty_interventions"."kind"
        when 'restock' then "platform"."loyalty_interventions"."product" is not null and "platform"."loyalty_interventions"."amount" is not null
        when 'send' then "platform"."loyalty_interventions"."order" is not null
        when 'fail' then "platform"."loyalty_interventions"."order" is not null
        when 'mark' then "platform"."loyalty_interventions"."uid" is not null
        when 'clear' then "platform"."loyalty_interventions"."uid" is not null
        else "platform"."loyalty_interventions"."uid" is not null and "platform"."loyalty_interventions"."programme" is not null
          and ("platform"."loyalty_interventions"."kind" not in ('grant', 'take') or "platform"."loyalty_interventions"."amount" > 0) end),
	CONSTRAINT "loyalty_interventions_done" CHECK (("platform"."loyalty_interventions"."done_at" is null) = ("platform"."loyalty_interventions"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_quest_runs" (
	"uid" bigint NOT NULL,
	"quest" integer NOT NULL,
	"window" text NOT NULL,
	"programme" integer NOT NULL,
	"terms" text NOT NULL,
	"counts_from" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "loyalty_quest_runs_uid_quest_window_pk" PRIMARY KEY("uid","quest","window"),
	CONSTRAINT "loyalty_quest_runs_time" CHECK ("platform"."loyalty_quest_runs"."ends_at" is null or "platform"."loyalty_quest_runs"."counts_from" < "platform"."loyalty_quest_runs"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_quest_steps" (
	"uid" bigint NOT NULL,
	"quest" integer NOT NULL,
	"window" text NOT NULL,
	"fact" text NOT NULL,
	"mark" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "loyalty_quest_steps_uid_quest_window_fact_pk" PRIMARY KEY("uid","quest","window","fact"),
	CONSTRAINT "loyalty_quest_steps_amount" CHECK ("platform"."loyalty_quest_steps"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."loyalty_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"programme" integer NOT NULL,
	"product" integer NOT NULL,
	"kind" text NOT NULL,
	"price" bigint NOT NULL,
	"terms" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "loyalty_orders_state" CHECK ("platform"."loyalty_orders"."state" in ('reserved', 'paid', 'fulfilling', 'sent', 'credited', 'failed')),
	CONSTRAINT "loyalty_orders_kind" CHECK ("platform"."loyalty_orders"."kind" in ('bonus', 'free_spins', 'free_bet', 'sent')),
	CONSTRAINT "loyalty_orders_price" CHECK ("platform"."loyalty_orders"."price" > 0),
	CONSTRAINT "loyalty_orders_ended" CHECK (("platform"."loyalty_orders"."ended_at" is not null) = ("platform"."loyalty_orders"."state" in ('sent', 'credited', 'failed')))
);
--> statement-breakpoint
CREATE TABLE "platform"."loyalty_stock" (
	"product" integer PRIMARY KEY NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "loyalty_stock_sold" CHECK ("platform"."loyalty_stock"."sold" >= 0)
);
--> statement-breakpoint
ALTER TABLE "platform"."loyalty_characters" ADD CONSTRAINT "loyalty_characters_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_notices" ADD CONSTRAINT "loyalty_notices_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_interventions" ADD CONSTRAINT "loyalty_interventions_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_quest_runs" ADD CONSTRAINT "loyalty_quest_runs_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_quest_steps" ADD CONSTRAINT "loyalty_quest_steps_of_run" FOREIGN KEY ("uid","quest","window") REFERENCES "platform"."loyalty_quest_runs"("uid","quest","window") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."loyalty_orders" ADD CONSTRAINT "loyalty_orders_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_notices_to_tell" ON "platform"."loyalty_notices" USING btree ("uid","id") WHERE "platform"."loyalty_notices"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "loyalty_notices_by_time" ON "platform"."loyalty_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "loyalty_interventions_to_do" ON "platform"."loyalty_interventions" USING btree ("due_at") WHERE "platform"."loyalty_interventions"."done_at" is null;--> statement-breakpoint
CREATE INDEX "loyalty_interventions_of_player" ON "platform"."loyalty_interventions" USING btree ("uid","asked_at");--> statement-breakpoint
CREATE INDEX "loyalty_quest_runs_open" ON "platform"."loyalty_quest_runs" USING btree ("uid","ends_at") WHERE "platform"."loyalty_quest_runs"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "loyalty_orders_of_player" ON "platform"."loyalty_orders" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "loyalty_orders_of_product" ON "platform"."loyalty_orders" USING btree ("product","uid","created_at");--> statement-breakpoint
CREATE INDEX "loyalty_orders_to_give" ON "platform"."loyalty_orders" USING btree ("left_at") WHERE "platform"."loyalty_orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "loyalty_orders_to_send" ON "platform"."loyalty_orders" USING btree ("id") WHERE "platform"."loyalty_orders"."state" = 'fulfilling';