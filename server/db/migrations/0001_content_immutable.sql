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
