-- What providers of games told us to do never changes, whoever holds the connection.
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."game_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE DELETE OR TRUNCATE ON "platform"."game_rounds" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
--> statement-breakpoint
-- A round stays whose it is, and once closed stays as it is.
CREATE FUNCTION "platform"."keep_game_round"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.state <> 'open' THEN
		RAISE EXCEPTION 'Round % is closed', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	IF NEW.provider <> OLD.provider OR NEW.uid <> OLD.uid OR NEW.game <> OLD.game OR NEW.name <> OLD.name
		OR NEW.session_id <> OLD.session_id OR NEW.currency <> OLD.currency OR NEW.opened_at <> OLD.opened_at
		OR NEW.is_free <> OLD.is_free OR NEW.won < OLD.won THEN
		RAISE EXCEPTION 'Round % stays whose it is', OLD.id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "closed_once" BEFORE UPDATE ON "platform"."game_rounds" FOR EACH ROW EXECUTE FUNCTION "platform"."keep_game_round"();
