ALTER TABLE "fixture" ADD COLUMN "day_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fixture" ADD COLUMN "has_result" boolean DEFAULT false NOT NULL;