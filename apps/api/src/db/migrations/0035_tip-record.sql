DROP INDEX "tip_ranking";--> statement-breakpoint
ALTER TABLE "tip" ADD COLUMN "closing_value" double precision;--> statement-breakpoint
ALTER TABLE "tip" ADD COLUMN "competition" text;--> statement-breakpoint
ALTER TABLE "tip" ADD COLUMN "season" text;--> statement-breakpoint
ALTER TABLE "tip_record" ADD COLUMN "profit" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "tip_open_of_author" ON "tip" USING btree ("author_id") WHERE "tip"."result" is null;--> statement-breakpoint
CREATE INDEX "tip_ranking" ON "tip" USING btree ("settled_at","author_id","result","settled_units","price") WHERE "tip"."result" is not null;--> statement-breakpoint
UPDATE "tip_record" SET "profit" = coalesce((SELECT sum(CASE WHEN "settled_units" > 0 THEN "settled_units" * ("price" - 1) ELSE "settled_units" END) FROM "tip" WHERE "tip"."author_id" = "tip_record"."author_id" AND "tip"."result" IS NOT NULL), 0);
