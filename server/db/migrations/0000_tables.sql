CREATE SCHEMA "content";
--> statement-breakpoint
CREATE SCHEMA "platform";
--> statement-breakpoint
CREATE SCHEMA "sandbox";
--> statement-breakpoint
CREATE TABLE "content"."artefacts" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"brotli" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."drafts" (
	"kind" text NOT NULL,
	"definition_id" text NOT NULL,
	"revision_id" bigint NOT NULL,
	CONSTRAINT "drafts_kind_definition_id_pk" PRIMARY KEY("kind","definition_id")
);
--> statement-breakpoint
CREATE TABLE "content"."live" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"release_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_only" CHECK ("content"."live"."only")
);
--> statement-breakpoint
CREATE TABLE "content"."release_artefacts" (
	"release_id" integer NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "release_artefacts_release_id_key_pk" PRIMARY KEY("release_id","key")
);
--> statement-breakpoint
CREATE TABLE "content"."release_entries" (
	"release_id" integer NOT NULL,
	"kind" text NOT NULL,
	"definition_id" text NOT NULL,
	"revision_id" bigint NOT NULL,
	CONSTRAINT "release_entries_release_id_kind_definition_id_pk" PRIMARY KEY("release_id","kind","definition_id")
);
--> statement-breakpoint
CREATE TABLE "content"."releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" integer,
	"message" text NOT NULL,
	"definitions" integer NOT NULL,
	"changed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"definition_id" text NOT NULL,
	"hash" text NOT NULL,
	"body" text,
	"deleted" boolean GENERATED ALWAYS AS (body is null) STORED NOT NULL,
	"parent_id" bigint,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_role" CHECK ("content"."staff"."role" in ('editor', 'publisher', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "content"."staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."maintenance" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"until" timestamp with time zone,
	"allowed" text[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "one_switch" CHECK ("platform"."maintenance"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "platform"."account_names" (
	"name" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "account_names_kind" CHECK ("platform"."account_names"."kind" in ('login', 'email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "platform"."accounts" (
	"uid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."accounts_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"password_hash" text,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"country_code" text NOT NULL,
	"fakename" text,
	"fakename_key" text,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"is_betting" boolean DEFAULT false NOT NULL,
	"is_registration_completed" boolean DEFAULT true NOT NULL,
	"is_banned" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"verification_step" text DEFAULT 'start' NOT NULL,
	"two_factor_auth" boolean DEFAULT false NOT NULL,
	"promo_code" text,
	"character_id" integer,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_fakename_key_unique" UNIQUE("fakename_key")
);
--> statement-breakpoint
CREATE TABLE "platform"."contacts" (
	"uid" bigint NOT NULL,
	"type" text NOT NULL,
	"contact" text NOT NULL,
	"phone_country_code" text,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "contacts_uid_type_contact_pk" PRIMARY KEY("uid","type","contact"),
	CONSTRAINT "contacts_type" CHECK ("platform"."contacts"."type" in ('email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "platform"."profiles" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"first_name" text,
	"middle_name" text,
	"last_name" text,
	"sex" integer DEFAULT 0 NOT NULL,
	"birth_date" date,
	"region" text,
	"home_town" text,
	"address" text,
	"postcode" text,
	"document_type" text,
	"document_number" text
);
--> statement-breakpoint
CREATE TABLE "platform"."waiting_registrations" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."bonuses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"product" text NOT NULL,
	"reason" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"wagered" bigint DEFAULT 0 NOT NULL,
	"converts_most" bigint,
	"content" text NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bonuses_product" CHECK ("platform"."bonuses"."product" in ('casino', 'betting')),
	CONSTRAINT "bonuses_state" CHECK ("platform"."bonuses"."state" in ('available', 'active', 'paused', 'completed', 'expired', 'removed')),
	CONSTRAINT "bonuses_amount" CHECK ("platform"."bonuses"."amount" > 0 and "platform"."bonuses"."required" > 0 and "platform"."bonuses"."wagered" >= 0),
	CONSTRAINT "bonuses_ended" CHECK (("platform"."bonuses"."ended_at" is not null) = ("platform"."bonuses"."state" in ('completed', 'expired', 'removed')))
);
--> statement-breakpoint
CREATE TABLE "platform"."campaign_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."campaign_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"campaign" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"granted_at" timestamp with time zone,
	CONSTRAINT "campaign_entries_once" UNIQUE("uid","campaign"),
	CONSTRAINT "campaign_entries_code" CHECK ("platform"."campaign_entries"."code" = upper("platform"."campaign_entries"."code"))
);
--> statement-breakpoint
CREATE TABLE "platform"."cashback_periods" (
	"campaign" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"computed_at" timestamp with time zone,
	CONSTRAINT "cashback_periods_campaign_ends_at_pk" PRIMARY KEY("campaign","ends_at")
);
--> statement-breakpoint
CREATE TABLE "platform"."cashbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."cashbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"reason" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"content" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"receivable_until" timestamp with time zone,
	"state" text DEFAULT 'active' NOT NULL,
	"paid_out_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashbacks_amount" CHECK ("platform"."cashbacks"."amount" > 0),
	CONSTRAINT "cashbacks_state" CHECK ("platform"."cashbacks"."state" in ('active', 'paid_out', 'removed')),
	CONSTRAINT "cashbacks_paid" CHECK (("platform"."cashbacks"."paid_out_at" is not null) = ("platform"."cashbacks"."state" = 'paid_out'))
);
--> statement-breakpoint
CREATE TABLE "platform"."payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" bigint,
	"reference" text NOT NULL,
	"payment" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "platform"."payment_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."payment_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	CONSTRAINT "payment_history_actor" CHECK ("platform"."payment_history"."actor" in ('player', 'provider', 'site', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "platform"."payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"channel" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"requisites" jsonb NOT NULL,
	"source" jsonb,
	"provider" text NOT NULL,
	"payment" text,
	"redirect" jsonb,
	"offer" integer,
	"hold" bigint,
	"locale" text NOT NULL,
	"domain" text NOT NULL,
	"reason" text,
	"approved_despite" text,
	"is_masked" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_type" CHECK ("platform"."payments"."type" in ('deposit', 'withdrawal')),
	CONSTRAINT "payments_status" CHECK ("platform"."payments"."status" in ('created', 'pending', 'captured', 'declined', 'cancelled', 'expired', 'requested', 'review', 'approved', 'sent', 'paid', 'failed')),
	CONSTRAINT "payments_amount" CHECK ("platform"."payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."payment_suspense" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."payment_suspense_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" bigint,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"journal_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"released_to" text,
	"released_amount" bigint,
	"released_by" text,
	"released_at" timestamp with time zone,
	CONSTRAINT "payment_suspense_amount" CHECK ("platform"."payment_suspense"."amount" > 0),
	CONSTRAINT "payment_suspense_released" CHECK (("platform"."payment_suspense"."released_at" is null) = ("platform"."payment_suspense"."released_to" is null)),
	CONSTRAINT "payment_suspense_split" CHECK ("platform"."payment_suspense"."released_amount" > 0 and "platform"."payment_suspense"."released_amount" <= "platform"."payment_suspense"."amount")
);
--> statement-breakpoint
CREATE TABLE "platform"."codes" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_purpose_subject_pk" PRIMARY KEY("purpose","subject"),
	CONSTRAINT "codes_tries" CHECK ("platform"."codes"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."freespin_packs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."freespin_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint NOT NULL,
	"reason" text NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"total" integer NOT NULL,
	"remaining" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "freespin_packs_left" CHECK ("platform"."freespin_packs"."remaining" between 0 and "platform"."freespin_packs"."total")
);
--> statement-breakpoint
CREATE TABLE "platform"."freespin_rounds" (
	"round" text PRIMARY KEY NOT NULL,
	"pack_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."commands" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commands_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "platform"."secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "platform"."sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"uid" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "platform"."identities" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"uid" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_service_subject_pk" PRIMARY KEY("service","subject"),
	CONSTRAINT "identities_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "platform"."social_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"service" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect_path" text NOT NULL,
	"purpose" text NOT NULL,
	"uid" bigint,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."social_pending" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uid" bigint NOT NULL,
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_pending_kind" CHECK ("platform"."social_pending"."kind" in ('link', 'code'))
);
--> statement-breakpoint
CREATE TABLE "platform"."stored_values" (
	"uid" bigint NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "stored_values_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "platform"."feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."verification_applicants" (
	"provider" text NOT NULL,
	"applicant_id" text NOT NULL,
	"uid" bigint NOT NULL,
	"opened_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"heeded_at" timestamp with time zone,
	"heeded" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_applicants_id" UNIQUE("provider","applicant_id"),
	CONSTRAINT "verification_applicants_account" UNIQUE("provider","uid")
);
--> statement-breakpoint
CREATE TABLE "platform"."verification_events" (
	"digest" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"applicant_id" text NOT NULL,
	"uid" bigint,
	"type" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."verification_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uid" bigint NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" bigint,
	"kind" text NOT NULL,
	"ref" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"part" smallint DEFAULT 0 NOT NULL,
	"name" text GENERATED ALWAYS AS (coalesce(uid::text, 'house') || '/' || kind || '/' || ref || '/' || currency || '/' || part::text) STORED NOT NULL,
	"may_overdraw" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"head" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_name_unique" UNIQUE("name"),
	CONSTRAINT "ledger_accounts_covered" CHECK ("platform"."ledger_accounts"."balance" >= 0 or "platform"."ledger_accounts"."may_overdraw"),
	CONSTRAINT "ledger_accounts_players_pay" CHECK ("platform"."ledger_accounts"."uid" is null or not "platform"."ledger_accounts"."may_overdraw"),
	CONSTRAINT "ledger_accounts_ref" CHECK ("platform"."ledger_accounts"."ref" ~ '^[A-Za-z0-9_-]{0,64}$')
);
--> statement-breakpoint
CREATE TABLE "platform"."ledger_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."ledger_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"from_account" bigint NOT NULL,
	"held_account" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"resolved_by" bigint,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_holds_journal_id_unique" UNIQUE("journal_id"),
	CONSTRAINT "ledger_holds_resolved_by_unique" UNIQUE("resolved_by"),
	CONSTRAINT "ledger_holds_amount" CHECK ("platform"."ledger_holds"."amount" > 0),
	CONSTRAINT "ledger_holds_state" CHECK ("platform"."ledger_holds"."state" in ('pending', 'posted', 'voided', 'expired')),
	CONSTRAINT "ledger_holds_resolved" CHECK (("platform"."ledger_holds"."state" = 'pending') = ("platform"."ledger_holds"."resolved_by" is null))
);
--> statement-breakpoint
CREATE TABLE "platform"."ledger_journals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."ledger_journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"uid" bigint,
	"reverses" bigint,
	"details" text NOT NULL,
	"request_hash" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_journals_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_journals_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
CREATE TABLE "platform"."ledger_postings" (
	"account_id" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"journal_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_postings_account_id_sequence_pk" PRIMARY KEY("account_id","sequence"),
	CONSTRAINT "ledger_postings_amount" CHECK ("platform"."ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."oauth_grants" (
	"code" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"nonce" text,
	"person" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text,
	CONSTRAINT "oauth_grants_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_channel" CHECK ("sandbox"."outbox"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."payment_hooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."payment_hooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment" text NOT NULL,
	"body" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"answer" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."payments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"player" text NOT NULL,
	"requisites" jsonb NOT NULL,
	"returns" jsonb,
	"expires_at" timestamp with time zone,
	"state" text DEFAULT 'pending' NOT NULL,
	"moved" text,
	"reason" text,
	"source" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."verification_applicants" (
	"id" text PRIMARY KEY NOT NULL,
	"external_user_id" text NOT NULL,
	"level_name" text NOT NULL,
	"status" text DEFAULT 'init' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_applicants_external_user_id_unique" UNIQUE("external_user_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."verification_hooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."verification_hooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"applicant_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"answer" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."verification_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"applicant_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."audit" ADD CONSTRAINT "audit_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."drafts" ADD CONSTRAINT "drafts_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "content"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."live" ADD CONSTRAINT "live_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."release_artefacts" ADD CONSTRAINT "release_artefacts_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."release_artefacts" ADD CONSTRAINT "release_artefacts_hash_artefacts_hash_fk" FOREIGN KEY ("hash") REFERENCES "content"."artefacts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."release_entries" ADD CONSTRAINT "release_entries_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "content"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."release_entries" ADD CONSTRAINT "release_entries_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "content"."revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."releases" ADD CONSTRAINT "releases_published_by_staff_id_fk" FOREIGN KEY ("published_by") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."revisions" ADD CONSTRAINT "revisions_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."account_names" ADD CONSTRAINT "account_names_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."contacts" ADD CONSTRAINT "contacts_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."profiles" ADD CONSTRAINT "profiles_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."bonuses" ADD CONSTRAINT "bonuses_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."campaign_entries" ADD CONSTRAINT "campaign_entries_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."cashbacks" ADD CONSTRAINT "cashbacks_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "platform"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payment_history" ADD CONSTRAINT "payment_history_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "platform"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payments" ADD CONSTRAINT "payments_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payments" ADD CONSTRAINT "payments_hold_ledger_holds_id_fk" FOREIGN KEY ("hold") REFERENCES "platform"."ledger_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payment_suspense" ADD CONSTRAINT "payment_suspense_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "platform"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."payment_suspense" ADD CONSTRAINT "payment_suspense_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."freespin_packs" ADD CONSTRAINT "freespin_packs_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."freespin_rounds" ADD CONSTRAINT "freespin_rounds_pack_id_freespin_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "platform"."freespin_packs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."player_protection" ADD CONSTRAINT "player_protection_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."protection_history" ADD CONSTRAINT "protection_history_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."sessions" ADD CONSTRAINT "sessions_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."identities" ADD CONSTRAINT "identities_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."social_attempts" ADD CONSTRAINT "social_attempts_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."social_pending" ADD CONSTRAINT "social_pending_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."stored_values" ADD CONSTRAINT "stored_values_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."feedback" ADD CONSTRAINT "feedback_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."verification_applicants" ADD CONSTRAINT "verification_applicants_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."verification_events" ADD CONSTRAINT "verification_events_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."verification_files" ADD CONSTRAINT "verification_files_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_accounts" ADD CONSTRAINT "ledger_accounts_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_from_account_ledger_accounts_id_fk" FOREIGN KEY ("from_account") REFERENCES "platform"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_held_account_ledger_accounts_id_fk" FOREIGN KEY ("held_account") REFERENCES "platform"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_holds" ADD CONSTRAINT "ledger_holds_resolved_by_ledger_journals_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_journals" ADD CONSTRAINT "ledger_journals_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "platform"."accounts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_journals" ADD CONSTRAINT "ledger_journals_reverses_ledger_journals_id_fk" FOREIGN KEY ("reverses") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "platform"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."ledger_postings" ADD CONSTRAINT "ledger_postings_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "platform"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."verification_tokens" ADD CONSTRAINT "verification_tokens_applicant_id_verification_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "sandbox"."verification_applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revisions_of_definition" ON "content"."revisions" USING btree ("kind","definition_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "content"."staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_names_of_account" ON "platform"."account_names" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_confirmed_once" ON "platform"."contacts" USING btree ("type","contact") WHERE "platform"."contacts"."is_confirmed";--> statement-breakpoint
CREATE INDEX "profiles_document" ON "platform"."profiles" USING btree (regexp_replace("document_number", '\D', '', 'g'));--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_once" ON "platform"."bonuses" USING btree ("uid","reason");--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_one_active" ON "platform"."bonuses" USING btree ("uid","product") WHERE "platform"."bonuses"."state" = 'active';--> statement-breakpoint
CREATE INDEX "bonuses_to_expire" ON "platform"."bonuses" USING btree ("expires_at") WHERE "platform"."bonuses"."state" in ('available', 'active', 'paused');--> statement-breakpoint
CREATE INDEX "campaign_entries_waiting" ON "platform"."campaign_entries" USING btree ("uid") WHERE "platform"."campaign_entries"."granted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cashbacks_once" ON "platform"."cashbacks" USING btree ("uid","reason","ends_at");--> statement-breakpoint
CREATE INDEX "cashbacks_to_pay" ON "platform"."cashbacks" USING btree ("id") WHERE "platform"."cashbacks"."state" = 'active' and "platform"."cashbacks"."receivable_until" is null;--> statement-breakpoint
CREATE INDEX "payment_events_of_payment" ON "platform"."payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_of_name" ON "platform"."payment_events" USING btree ("provider","payment");--> statement-breakpoint
CREATE INDEX "payment_history_of_payment" ON "platform"."payment_history" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_of_player" ON "platform"."payments" USING btree ("uid","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "platform"."payments" USING btree ("type","created_at") WHERE status in ('created', 'pending', 'requested', 'review', 'approved', 'sent');--> statement-breakpoint
CREATE INDEX "payments_to_mask" ON "platform"."payments" USING btree ("updated_at") WHERE not is_masked and status in ('captured', 'declined', 'cancelled', 'expired', 'failed');--> statement-breakpoint
CREATE INDEX "payment_suspense_open" ON "platform"."payment_suspense" USING btree ("created_at") WHERE "platform"."payment_suspense"."released_at" is null;--> statement-breakpoint
CREATE INDEX "payment_suspense_of_payment" ON "platform"."payment_suspense" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_suspense_of_event" ON "platform"."payment_suspense" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "codes_expiry" ON "platform"."codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "freespin_packs_once" ON "platform"."freespin_packs" USING btree ("uid","reason");--> statement-breakpoint
CREATE INDEX "freespin_packs_of_player" ON "platform"."freespin_packs" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "commands_to_expire" ON "platform"."commands" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "player_protection_pending" ON "platform"."player_protection" USING btree ("pending_lapses_at");--> statement-breakpoint
CREATE INDEX "protection_history_of_account" ON "platform"."protection_history" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "platform"."sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identities_of_account" ON "platform"."identities" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "verification_events_of_account" ON "platform"."verification_events" USING btree ("uid","received_at");--> statement-breakpoint
CREATE INDEX "verification_files_of_account" ON "platform"."verification_files" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "ledger_accounts_of_player" ON "platform"."ledger_accounts" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "ledger_holds_of_player" ON "platform"."ledger_holds" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "ledger_holds_to_expire" ON "platform"."ledger_holds" USING btree ("expires_at") WHERE "platform"."ledger_holds"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_journals_deposits" ON "platform"."ledger_journals" USING btree ("uid","created_at") WHERE "platform"."ledger_journals"."kind" = 'deposit';--> statement-breakpoint
CREATE INDEX "ledger_journals_withdrawals" ON "platform"."ledger_journals" USING btree ("uid","created_at") WHERE "platform"."ledger_journals"."kind" = 'withdrawal';--> statement-breakpoint
CREATE INDEX "ledger_journals_play" ON "platform"."ledger_journals" USING btree ("uid","created_at") WHERE "platform"."ledger_journals"."kind" in ('bet', 'win', 'refund', 'jackpot');--> statement-breakpoint
CREATE INDEX "ledger_journals_by_time" ON "platform"."ledger_journals" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_of_journal" ON "platform"."ledger_postings" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "outbox_to" ON "sandbox"."outbox" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "payment_hooks_next" ON "sandbox"."payment_hooks" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "verification_hooks_next" ON "sandbox"."verification_hooks" USING btree ("next_at");