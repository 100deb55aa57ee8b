DROP INDEX "post_hashtag_newest";--> statement-breakpoint
CREATE INDEX "post_hashtag_last" ON "post_hashtag" USING btree ("created_at" DESC NULLS FIRST,"tag");--> statement-breakpoint
CREATE INDEX "post_hashtag_newest" ON "post_hashtag" USING btree ("tag" text_pattern_ops,"created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);