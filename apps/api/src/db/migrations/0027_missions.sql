CREATE TABLE "mission_deed" (
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	CONSTRAINT "mission_deed_account_id_day_kind_thing_pk" PRIMARY KEY("account_id","day","kind","thing")
);
--> statement-breakpoint
ALTER TABLE "mission_deed" ADD CONSTRAINT "mission_deed_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mission_deed_day" ON "mission_deed" USING btree ("day");