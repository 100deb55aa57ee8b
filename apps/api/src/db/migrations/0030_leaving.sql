ALTER TABLE "account" ADD COLUMN "leaves_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_leaves" ON "account" USING btree ("leaves_at") WHERE "account"."leaves_at" is not null;