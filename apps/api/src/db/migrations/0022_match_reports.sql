ALTER TABLE "article" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "article_text" ADD COLUMN "plain_title" text;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_source_key_unique" UNIQUE("source_key");