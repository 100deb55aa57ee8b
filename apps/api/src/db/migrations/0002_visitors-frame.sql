CREATE TABLE "user_setting" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"account_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_code_account_id_purpose_pk" PRIMARY KEY("account_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text NOT NULL,
	"kind" smallint NOT NULL,
	"ref_id" bigint NOT NULL,
	"rank" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "search_word_kind_ref_id_word_pk" PRIMARY KEY("kind","ref_id","word")
);
--> statement-breakpoint
CREATE TABLE "language_message" (
	"language" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "language_message_language_namespace_key_pk" PRIMARY KEY("language","namespace","key")
);
--> statement-breakpoint
CREATE TABLE "marquee_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marquee_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"domain" text,
	"words" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "side_banner" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "side_banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"domain" text,
	"position" text NOT NULL,
	"link_url" text,
	"image_url" text,
	"art" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_domain" (
	"domain" text PRIMARY KEY NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"brand" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"analytics_id" text,
	"banner_domain_type" smallint NOT NULL,
	"schema" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"domain" text,
	"place" text NOT NULL,
	"key" text NOT NULL,
	"to" text NOT NULL,
	"live" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refresh_family" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refresh_family" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "user_setting" ADD CONSTRAINT "user_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_code_expiry" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notification_of" ON "notification" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_of_type" ON "notification" USING btree ("account_id","type","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id","type") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "search_word_beginning" ON "search_word" USING btree ("kind","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "marquee_notice_place" ON "marquee_notice" USING btree ("domain","position");--> statement-breakpoint
CREATE INDEX "side_banner_place" ON "side_banner" USING btree ("domain","position");--> statement-breakpoint
CREATE INDEX "site_link_place" ON "site_link" USING btree ("domain","place","position");