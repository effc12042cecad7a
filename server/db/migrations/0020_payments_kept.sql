-- What became of money never changes, whoever holds the connection.
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."payment_history" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform"."payment_events" FOR EACH STATEMENT EXECUTE FUNCTION "platform"."refuse_change"();
