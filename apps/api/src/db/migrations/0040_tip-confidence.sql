ALTER TABLE "tip" ADD COLUMN "confidence" integer;--> statement-breakpoint
ALTER TABLE "tip" ADD COLUMN "tournament_id" bigint;--> statement-breakpoint
CREATE INDEX "tip_of_tournament" ON "tip" USING btree ("tournament_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tip_without_tournament" ON "tip" USING btree ("competition","season") WHERE "tip"."tournament_id" is null and "tip"."competition" is not null;