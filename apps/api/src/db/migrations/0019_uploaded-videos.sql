ALTER TABLE "upload" ADD COLUMN "kind" text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "state" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "share" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "seconds" real;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "heard_at" timestamp with time zone;