CREATE TABLE "chat_ban" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_ban_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"network" text,
	"reason" text NOT NULL,
	"author_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_member" (
	"room_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "chat_member_room_id_account_id_pk" PRIMARY KEY("room_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "chat_room" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "chat_ban" ADD CONSTRAINT "chat_ban_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_ban_user" ON "chat_ban" USING btree ("room_id","user_id","expires_at");--> statement-breakpoint
CREATE INDEX "chat_ban_network" ON "chat_ban" USING btree ("room_id","network","expires_at");--> statement-breakpoint
CREATE INDEX "chat_ban_created" ON "chat_ban" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_member_account" ON "chat_member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "chat_member_ended" ON "chat_member" USING btree ("ended_at");--> statement-breakpoint
ALTER TABLE "chat_room" ADD CONSTRAINT "chat_room_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_room_owner" ON "chat_room" USING btree ("owner_id");