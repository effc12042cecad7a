CREATE TABLE "platform"."game_history_export_parts" (
	"export_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "game_history_export_parts_export_id_part_pk" PRIMARY KEY("export_id","part")
);
--> statement-breakpoint
CREATE TABLE "platform"."game_history_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."game_history_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"date_from" date,
	"date_to" date,
	"zone" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_history_exports_status" CHECK ("platform"."game_history_exports"."status" in ('pending', 'ready', 'failed')),
	CONSTRAINT "game_history_exports_ready" CHECK (("platform"."game_history_exports"."ready_at" is not null) = ("platform"."game_history_exports"."status" = 'ready'))
);
--> statement-breakpoint
ALTER TABLE "platform"."game_history_export_parts" ADD CONSTRAINT "game_history_export_parts_export_id_game_history_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "platform"."game_history_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."game_history_exports" ADD CONSTRAINT "game_history_exports_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_history_exports_of_player" ON "platform"."game_history_exports" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "game_history_exports_over" ON "platform"."game_history_exports" USING btree ("expires_at");