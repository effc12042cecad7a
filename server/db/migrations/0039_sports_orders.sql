CREATE TABLE "platform"."sports_house_stops" (
	"event" text NOT NULL,
	"line" text NOT NULL,
	CONSTRAINT "sports_house_stops_event_line_pk" PRIMARY KEY("event","line")
);
--> statement-breakpoint
CREATE TABLE "platform"."sports_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."sports_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"outcome" text,
	"result" jsonb,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "sports_orders_kind" CHECK ("platform"."sports_orders"."kind" in ('stop', 'reopen', 'rule')),
	CONSTRAINT "sports_orders_second_person" CHECK ("platform"."sports_orders"."confirmed_by" <> "platform"."sports_orders"."asked_by"
        and ("platform"."sports_orders"."confirmed_by" is null) = ("platform"."sports_orders"."confirmed_at" is null)),
	CONSTRAINT "sports_orders_done" CHECK ("platform"."sports_orders"."done_at" is null or "platform"."sports_orders"."kind" <> 'rule' or "platform"."sports_orders"."confirmed_by" is not null),
	CONSTRAINT "sports_orders_outcome" CHECK ("platform"."sports_orders"."kind" = 'rule' or ("platform"."sports_orders"."outcome" is null and "platform"."sports_orders"."result" is null))
);
--> statement-breakpoint
CREATE INDEX "sports_orders_to_do" ON "platform"."sports_orders" USING btree ("id") WHERE "platform"."sports_orders"."kind" = 'rule' and "platform"."sports_orders"."done_at" is null;
--> statement-breakpoint
-- Who ordered what stays, whoever holds the connection; what was done stays done.
CREATE TRIGGER "kept" BEFORE DELETE OR TRUNCATE ON "platform"."sports_orders" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "platform"."keep_sports_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.done_at IS NOT NULL OR NEW.kind <> OLD.kind OR NEW.event <> OLD.event OR NEW.line <> OLD.line
		OR NEW.outcome IS DISTINCT FROM OLD.outcome OR NEW.result IS DISTINCT FROM OLD.result OR NEW.reason <> OLD.reason
		OR NEW.asked_by <> OLD.asked_by OR NEW.asked_at <> OLD.asked_at OR NEW.confirmed_by <> OLD.confirmed_by THEN
		RAISE EXCEPTION 'Order % stays what it was', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stays_what_it_was" BEFORE UPDATE ON "platform"."sports_orders" FOR EACH ROW EXECUTE FUNCTION "platform"."keep_sports_order"();
