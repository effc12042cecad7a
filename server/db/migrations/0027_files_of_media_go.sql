-- Files that nothing shows may be removed; what a file holds still never changes.
DROP TRIGGER "immutable" ON "content"."media_files";--> statement-breakpoint
CREATE TRIGGER "immutable" BEFORE UPDATE OR TRUNCATE ON "content"."media_files" FOR EACH STATEMENT EXECUTE FUNCTION "content"."refuse_change"();
