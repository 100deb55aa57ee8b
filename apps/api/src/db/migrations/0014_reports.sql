CREATE TABLE "report" (
	"case_id" bigint NOT NULL,
	"reporter_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_case_id_reporter_id_pk" PRIMARY KEY("case_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "report_case" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"object_type" integer NOT NULL,
	"object_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"on_type" integer,
	"on_id" bigint,
	"count" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"decided_at" timestamp with time zone,
	"kept_since" timestamp with time zone,
	"decided_by" bigint,
	CONSTRAINT "report_case_thing" UNIQUE("object_type","object_id")
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "typed" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "typed" text;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_case_id_report_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_case" ADD CONSTRAINT "report_case_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_case" ADD CONSTRAINT "report_case_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_latest" ON "report" USING btree ("case_id","created_at" DESC NULLS FIRST,"reporter_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_reporter" ON "report" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "report_case_open" ON "report_case" USING btree ("reported_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "report_case"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "report_case_decided" ON "report_case" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "report_case"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "report_case_below" ON "report_case" USING btree ("on_type","on_id") WHERE "report_case"."on_id" is not null;--> statement-breakpoint
CREATE INDEX "report_case_author" ON "report_case" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "report_case_decider" ON "report_case" USING btree ("decided_by") WHERE "report_case"."decided_by" is not null;