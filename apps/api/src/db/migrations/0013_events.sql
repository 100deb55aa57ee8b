CREATE TABLE "event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" text NOT NULL,
	"host_id" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place_name" text,
	"place_address" text,
	"link" text,
	"places" integer,
	"cancelled" boolean DEFAULT false NOT NULL,
	"bookings" integer DEFAULT 0 NOT NULL,
	"savings" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "event_guest" (
	"event_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"booked_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"told_of" timestamp with time zone,
	CONSTRAINT "event_guest_event_id_account_id_pk" PRIMARY KEY("event_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_host_id_account_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_guest" ADD CONSTRAINT "event_guest_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_guest" ADD CONSTRAINT "event_guest_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_begins" ON "event" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "event_host" ON "event" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "event_guest_account" ON "event_guest" USING btree ("account_id");