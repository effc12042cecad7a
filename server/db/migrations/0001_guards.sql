-- What is published or recorded never changes, whoever holds the connection.
CREATE FUNCTION "content"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'content.% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content"."revisions" FOR EACH STATEMENT EXECUTE FUNCTION "content"."refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content"."releases" FOR EACH STATEMENT EXECUTE FUNCTION "content"."refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content"."release_entries" FOR EACH STATEMENT EXECUTE FUNCTION "content"."refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content"."release_artefacts" FOR EACH STATEMENT EXECUTE FUNCTION "content"."refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content"."artefacts" FOR EACH STATEMENT EXECUTE FUNCTION "content"."refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content"."audit" FOR EACH STATEMENT EXECUTE FUNCTION "content"."refuse_change"();
--> statement-breakpoint
-- What was recorded for audits, and what became of money, never changes either.
CREATE FUNCTION "platform"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'platform.% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."protection_history" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."payment_history" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."payment_events" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
--> statement-breakpoint
-- What is in the books stays as it is, whoever holds the connection; corrections are new journals.
CREATE FUNCTION "platform"."refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'platform.% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."ledger_journals" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."ledger_postings" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE DELETE OR TRUNCATE ON "platform"."ledger_accounts" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE DELETE OR TRUNCATE ON "platform"."ledger_holds" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_ledger_change"();
--> statement-breakpoint
-- All postings of a journal are written by one statement, after which it is whole for good. Whatever is added to a
-- journal sums to zero by itself, so all of its postings do: the table itself need not be read.
CREATE FUNCTION "platform"."check_journals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wrong bigint;
BEGIN
	SELECT added.journal_id INTO wrong
	FROM added
	JOIN "platform"."ledger_journals" j ON j.id = added.journal_id
	JOIN "platform"."ledger_accounts" a ON a.id = added.account_id
	GROUP BY added.journal_id
	HAVING sum(added.amount) <> 0 OR bool_or(a.currency <> j.currency)
	LIMIT 1;
	IF FOUND THEN
		RAISE EXCEPTION 'The postings of journal % do not sum to zero in its currency', wrong USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "balanced" AFTER INSERT ON "platform"."ledger_postings" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "platform"."check_journals"();
--> statement-breakpoint
-- An account stays what it is. Only its currency may change, and only before its first posting.
CREATE FUNCTION "platform"."keep_ledger_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.uid IS DISTINCT FROM OLD.uid OR NEW.kind <> OLD.kind OR NEW.ref <> OLD.ref OR NEW.part <> OLD.part
		OR NEW.may_overdraw <> OLD.may_overdraw OR (NEW.currency <> OLD.currency AND OLD.sequence > 0) THEN
		RAISE EXCEPTION 'Account % of the ledger stays as it is', OLD.name USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "kept_as_it_is" BEFORE UPDATE OF uid, kind, ref, part, may_overdraw, currency ON "platform"."ledger_accounts" FOR EACH ROW EXECUTE FUNCTION "platform"."keep_ledger_account"();
--> statement-breakpoint
-- A hold is resolved once, and nothing else about it changes.
CREATE FUNCTION "platform"."keep_hold"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.state <> 'pending' OR NEW.state = 'pending' OR NEW.journal_id <> OLD.journal_id OR NEW.uid <> OLD.uid
		OR NEW.currency <> OLD.currency OR NEW.amount <> OLD.amount OR NEW.from_account <> OLD.from_account
		OR NEW.held_account <> OLD.held_account OR NEW.expires_at IS DISTINCT FROM OLD.expires_at THEN
		RAISE EXCEPTION 'Hold % is resolved once and changes in nothing else', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "resolved_once" BEFORE UPDATE ON "platform"."ledger_holds" FOR EACH ROW EXECUTE FUNCTION "platform"."keep_hold"();
--> statement-breakpoint
-- Balances are updated all the time: room on the page lets the new row lie beside the old one, without touching an index.
ALTER TABLE "platform"."ledger_accounts" SET (fillfactor = 60);
