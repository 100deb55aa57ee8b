CREATE TABLE "post_version" (
	"post_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"media" jsonb NOT NULL,
	CONSTRAINT "post_version_post_id_since_pk" PRIMARY KEY("post_id","since")
);
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "said_at" timestamp with time zone;--> statement-breakpoint
UPDATE "post" SET "said_at" = "edited_at" WHERE "edited_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "post_version" ADD CONSTRAINT "post_version_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;
