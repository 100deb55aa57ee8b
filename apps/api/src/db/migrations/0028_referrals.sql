CREATE TABLE "referral" (
	"friend_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"days" integer DEFAULT 0 NOT NULL,
	"last_day" date,
	"ends_on" date NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sighting_browser" (
	"low_id" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sighting_browser_low_id_high_id_pk" PRIMARY KEY("low_id","high_id")
);
--> statement-breakpoint
CREATE TABLE "sighting_network" (
	"account_id" bigint NOT NULL,
	"mark" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sighting_network_account_id_mark_pk" PRIMARY KEY("account_id","mark")
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_id_account_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting_browser" ADD CONSTRAINT "sighting_browser_low_id_account_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting_browser" ADD CONSTRAINT "sighting_browser_high_id_account_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting_network" ADD CONSTRAINT "sighting_network_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_inviter" ON "referral" USING btree ("inviter_id","created_at" DESC NULLS FIRST,"friend_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "referral_state" ON "referral" USING btree ("inviter_id","state");--> statement-breakpoint
CREATE INDEX "referral_waiting" ON "referral" USING btree ("ends_on") WHERE "referral"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "sighting_browser_high" ON "sighting_browser" USING btree ("high_id","low_id");--> statement-breakpoint
CREATE INDEX "sighting_browser_seen" ON "sighting_browser" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sighting_network_seen" ON "sighting_network" USING btree ("seen_at");