-- The same check, by the numbers of accounts and journals alone: joined, their tables were read whole by each posting
-- wherever a plan was made while they were small, and went on being read so while they grew.
CREATE OR REPLACE FUNCTION "platform"."check_journals"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	wrong bigint;
BEGIN
	SELECT added.journal_id INTO wrong
	FROM added
	GROUP BY added.journal_id
	HAVING sum(added.amount) <> 0 OR bool_or(
		(SELECT a.currency FROM "platform"."ledger_accounts" a WHERE a.id = added.account_id) IS DISTINCT FROM
		(SELECT j.currency FROM "platform"."ledger_journals" j WHERE j.id = added.journal_id))
	LIMIT 1;
	IF FOUND THEN
		RAISE EXCEPTION 'The postings of journal % do not sum to zero in its currency', wrong USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;
