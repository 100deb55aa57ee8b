CREATE TABLE "tip_chain" (
	"author_id" bigint PRIMARY KEY NOT NULL,
	"n" integer NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_day" (
	"day" date PRIMARY KEY NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"authors" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tip_day_head" (
	"day" date NOT NULL,
	"author_id" bigint NOT NULL,
	"n" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "tip_day_head_day_author_id_pk" PRIMARY KEY("day","author_id")
);
--> statement-breakpoint
CREATE TABLE "tip_link" (
	"author_id" bigint NOT NULL,
	"n" integer NOT NULL,
	"deed" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"tip_id" bigint NOT NULL,
	"match" text NOT NULL,
	"kick_off" timestamp with time zone NOT NULL,
	"type" integer NOT NULL,
	"pick" text NOT NULL,
	"line" double precision,
	"price" double precision NOT NULL,
	"tip_created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tip_link_author_id_n_pk" PRIMARY KEY("author_id","n")
);
--> statement-breakpoint
ALTER TABLE "tip" ADD COLUMN "settled_by" jsonb;--> statement-breakpoint
ALTER TABLE "tip" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tip_chain" ADD CONSTRAINT "tip_chain_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_day_head" ADD CONSTRAINT "tip_day_head_day_tip_day_day_fk" FOREIGN KEY ("day") REFERENCES "public"."tip_day"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_link" ADD CONSTRAINT "tip_link_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tip_day_head_of_author" ON "tip_day_head" USING btree ("author_id","day");--> statement-breakpoint
CREATE INDEX "tip_link_of_day" ON "tip_link" USING btree ("at","author_id","n");--> statement-breakpoint
CREATE INDEX "tip_unsealed" ON "tip" USING btree ("id") WHERE not "tip"."sealed";