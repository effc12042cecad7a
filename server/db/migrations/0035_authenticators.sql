CREATE TABLE "platform"."authenticators" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_step" bigint NOT NULL,
	"had_letters" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."recovery_codes" (
	"uid" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_uid_hash_pk" PRIMARY KEY("uid","hash")
);
--> statement-breakpoint
ALTER TABLE "platform"."authenticators" ADD CONSTRAINT "authenticators_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."recovery_codes" ADD CONSTRAINT "recovery_codes_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;