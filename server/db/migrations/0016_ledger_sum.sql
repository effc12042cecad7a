-- Whatever is added to a journal sums to zero by itself, so all of its postings do: the table itself need not be read.
CREATE OR REPLACE FUNCTION "platform"."check_journals"() RETURNS trigger LANGUAGE plpgsql AS $$
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
