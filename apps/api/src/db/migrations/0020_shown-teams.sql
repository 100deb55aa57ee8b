CREATE TABLE "account_team" (
	"account_id" bigint NOT NULL,
	"team_id" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "account_team_account_id_team_id_pk" PRIMARY KEY("account_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "account_team" ADD CONSTRAINT "account_team_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_team_team" ON "account_team" USING btree ("team_id","account_id");