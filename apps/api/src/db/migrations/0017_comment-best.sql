ALTER TABLE "comment" ADD COLUMN "score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "comment" SET "score" = "replies" WHERE "replies" > 0;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "comment_best" ON "comment" USING btree ("object_type","object_id","score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "comment"."parent_id" is null;