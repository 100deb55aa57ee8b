CREATE TABLE "prediction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prediction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" text NOT NULL,
	"account_id" bigint NOT NULL,
	"fixture_id" bigint NOT NULL,
	"source_key" text NOT NULL,
	"kick_off" timestamp with time zone NOT NULL,
	"type" integer NOT NULL,
	"pick" text NOT NULL,
	"line" double precision,
	"price" double precision NOT NULL,
	"stake" integer NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"result" integer,
	"settled_units" double precision,
	"payout" integer,
	"paid" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "prediction_uuid" UNIQUE("account_id","uuid"),
	CONSTRAINT "prediction_once" UNIQUE("account_id","fixture_id","type")
);
--> statement-breakpoint
ALTER TABLE "prediction" ADD CONSTRAINT "prediction_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prediction_own" ON "prediction" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "prediction_own_open" ON "prediction" USING btree ("account_id","created_at","id") WHERE "prediction"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "prediction_own_settled" ON "prediction" USING btree ("account_id","created_at","id") WHERE "prediction"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "prediction_of_day" ON "prediction" USING btree ("account_id","day","stake");--> statement-breakpoint
CREATE INDEX "prediction_waiting" ON "prediction" USING btree ("kick_off","id") WHERE "prediction"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "prediction_of_match_settled" ON "prediction" USING btree ("source_key","id") WHERE "prediction"."settled_at" is not null;