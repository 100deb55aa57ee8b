ALTER TABLE "post" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "deleted_from" integer;--> statement-breakpoint
CREATE INDEX "post_deleted" ON "post" USING btree ("deleted_at","id") WHERE "post"."deleted_at" is not null;