CREATE TABLE "content"."preview_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"keys" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."staff_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"member_id" integer NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "staff_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_role" CHECK ("content"."staff_invitations"."role" in ('editor', 'publisher', 'admin')),
	CONSTRAINT "staff_invitations_outcome" CHECK ("content"."staff_invitations"."outcome" in ('accepted', 'revoked', 'replaced'))
);
--> statement-breakpoint
ALTER TABLE "content"."staff" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."preview_links" ADD CONSTRAINT "preview_links_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "content"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_waiting" ON "content"."staff_invitations" USING btree (lower("email")) WHERE "content"."staff_invitations"."outcome" is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_by_end" ON "content"."staff_invitations" USING btree ("expires_at");