CREATE INDEX "payment_events_of_name" ON "platform"."payment_events" USING btree ("provider","payment");--> statement-breakpoint
CREATE INDEX "payment_suspense_of_event" ON "platform"."payment_suspense" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "ledger_journals_by_time" ON "platform"."ledger_journals" USING brin ("created_at");