CREATE TABLE "platform"."player_protection" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"limit_days" integer,
	"limit_amount" bigint,
	"limit_currency" text,
	"limit_since" timestamp with time zone,
	"pending_asked_at" timestamp with time zone,
	"pending_days" integer,
	"pending_amount" bigint,
	"pending_effective_at" timestamp with time zone,
	"pending_lapses_at" timestamp with time zone,
	"reality_minutes" integer,
	"excluded_at" timestamp with time zone,
	"excluded_until" timestamp with time zone,
	"excluded_for_ever" boolean DEFAULT false NOT NULL,
	CONSTRAINT "player_protection_limit" CHECK (num_nonnulls("platform"."player_protection"."limit_days", "platform"."player_protection"."limit_amount", "platform"."player_protection"."limit_since") in (0, 3) and ("platform"."player_protection"."limit_amount" is null or "platform"."player_protection"."limit_currency" is not null)),
	CONSTRAINT "player_protection_pending_whole" CHECK (num_nonnulls("platform"."player_protection"."pending_asked_at", "platform"."player_protection"."pending_effective_at", "platform"."player_protection"."pending_lapses_at") in (0, 3) and num_nonnulls("platform"."player_protection"."pending_days", "platform"."player_protection"."pending_amount") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "platform"."protection_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."protection_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"ip" text,
	"event" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "protection_history_actor" CHECK ("platform"."protection_history"."actor" in ('player', 'system'))
);
--> statement-breakpoint
ALTER TABLE "platform"."player_protection" ADD CONSTRAINT "player_protection_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."protection_history" ADD CONSTRAINT "protection_history_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_protection_pending" ON "platform"."player_protection" USING btree ("pending_lapses_at");--> statement-breakpoint
CREATE INDEX "protection_history_of_account" ON "platform"."protection_history" USING btree ("uid","id");--> statement-breakpoint
-- What was recorded for audits never changes, whoever holds the connection.
CREATE FUNCTION "platform"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'platform.% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."protection_history" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
