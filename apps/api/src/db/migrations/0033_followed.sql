CREATE TABLE "account_followed" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"followed" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_followed" ADD CONSTRAINT "account_followed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;