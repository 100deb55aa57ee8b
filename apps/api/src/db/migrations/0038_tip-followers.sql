ALTER TABLE "tip" ADD COLUMN "corrected_from" integer;--> statement-breakpoint
ALTER TABLE "tip" ADD COLUMN "reopened_from" integer;--> statement-breakpoint
CREATE INDEX "relation_followers" ON "relation" USING btree ("other_id","account_id") WHERE "relation"."following_at" is not null;