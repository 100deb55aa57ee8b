CREATE TABLE "article_change" (
	"draft_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"editor_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"source" jsonb,
	CONSTRAINT "article_change_draft_id_version_pk" PRIMARY KEY("draft_id","version")
);
--> statement-breakpoint
CREATE TABLE "article_draft" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"source" jsonb NOT NULL,
	"written_at" integer NOT NULL,
	"shown_from" integer,
	"article_id" bigint,
	"publish_at" timestamp with time zone,
	"editor_id" bigint,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_draft_uuid" UNIQUE("uuid"),
	CONSTRAINT "article_draft_article" UNIQUE("article_id")
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_change" ADD CONSTRAINT "article_change_draft_id_article_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."article_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_change" ADD CONSTRAINT "article_change_editor_id_account_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_draft" ADD CONSTRAINT "article_draft_editor_id_account_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_change_editor" ON "article_change" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "article_draft_edited" ON "article_draft" USING btree ("edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_draft_state" ON "article_draft" USING btree ("state","edited_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_draft_due" ON "article_draft" USING btree ("publish_at") WHERE "article_draft"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "article_draft_editor" ON "article_draft" USING btree ("editor_id");