DROP INDEX "account_email_folded";--> statement-breakpoint
ALTER TABLE "verification_code" DROP CONSTRAINT "verification_code_account_id_purpose_pk";--> statement-breakpoint
ALTER TABLE "verification_code" ADD COLUMN "asked" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_account_id_purpose_asked_pk" PRIMARY KEY("account_id","purpose","asked");--> statement-breakpoint
CREATE UNIQUE INDEX "account_confirmed_email" ON "account" USING btree (lower("email_address")) WHERE "account"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "account_email" ON "account" USING btree (lower("email_address"));