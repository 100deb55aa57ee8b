ALTER TABLE "post" ADD COLUMN "fixture_id" bigint;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "moment" jsonb;--> statement-breakpoint
CREATE INDEX "post_match" ON "post" USING btree ("fixture_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "post"."visibility" = 1 and "post"."fixture_id" is not null;