ALTER TABLE "relation" ADD COLUMN "muted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "relation" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "relation_muted" ON "relation" USING btree ("account_id","muted_at" DESC NULLS FIRST,"other_id" DESC NULLS FIRST) WHERE "relation"."muted_at" is not null;--> statement-breakpoint
CREATE INDEX "relation_blocked" ON "relation" USING btree ("account_id","blocked_at" DESC NULLS FIRST,"other_id" DESC NULLS FIRST) WHERE "relation"."blocked_at" is not null;