CREATE TABLE "relation" (
	"account_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"friend_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"following_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "relation_account_id_other_id_pk" PRIMARY KEY("account_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "relation_count" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"friends" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"following" integer DEFAULT 0 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "relation" ADD CONSTRAINT "relation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation" ADD CONSTRAINT "relation_other_id_account_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation_count" ADD CONSTRAINT "relation_count_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "relation_friends" ON "relation" USING btree ("account_id","friend_at" DESC NULLS FIRST,"other_id" DESC NULLS FIRST) WHERE "relation"."friend_at" is not null;--> statement-breakpoint
CREATE INDEX "relation_sent" ON "relation" USING btree ("account_id","asked_at" DESC NULLS FIRST,"other_id" DESC NULLS FIRST) WHERE "relation"."asked_at" is not null;--> statement-breakpoint
CREATE INDEX "relation_received" ON "relation" USING btree ("other_id","asked_at" DESC NULLS FIRST,"account_id" DESC NULLS FIRST) WHERE "relation"."asked_at" is not null;--> statement-breakpoint
CREATE INDEX "relation_following" ON "relation" USING btree ("account_id","following_at" DESC NULLS FIRST,"other_id" DESC NULLS FIRST) WHERE "relation"."following_at" is not null;--> statement-breakpoint
CREATE INDEX "relation_other" ON "relation" USING btree ("other_id");