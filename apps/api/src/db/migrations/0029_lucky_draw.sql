CREATE TABLE "lucky_draw" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lucky_draw_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round" bigint NOT NULL,
	"number" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"uuid" text NOT NULL,
	"prize" integer NOT NULL,
	"points" integer NOT NULL,
	"week" date NOT NULL,
	"ticket" integer NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lucky_draw_place" UNIQUE("round","number"),
	CONSTRAINT "lucky_draw_uuid" UNIQUE("account_id","uuid"),
	CONSTRAINT "lucky_draw_ticket" UNIQUE("account_id","week","ticket")
);
--> statement-breakpoint
CREATE TABLE "lucky_round" (
	"number" bigint PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"prizes" jsonb NOT NULL,
	"left" integer[] NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sold_out_at" timestamp with time zone,
	CONSTRAINT "lucky_round_left" CHECK (0 <= all("lucky_round"."left"))
);
--> statement-breakpoint
ALTER TABLE "lucky_draw" ADD CONSTRAINT "lucky_draw_round_lucky_round_number_fk" FOREIGN KEY ("round") REFERENCES "public"."lucky_round"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lucky_draw" ADD CONSTRAINT "lucky_draw_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lucky_draw_newest" ON "lucky_draw" USING btree ("account_id","drawn_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);