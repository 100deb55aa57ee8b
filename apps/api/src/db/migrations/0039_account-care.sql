CREATE TABLE "account_care" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"day_limit" integer,
	"next_limit" integer,
	"next_from" timestamp with time zone,
	"break_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_care" ADD CONSTRAINT "account_care_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;