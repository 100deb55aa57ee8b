ALTER TABLE "article" ADD COLUMN "automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What a portal was seeded with before: made of data, under invented names.
UPDATE "article" SET "automatic" = true, "author" = 'Khán Đài' WHERE "id" BETWEEN 5100 AND 5499;
