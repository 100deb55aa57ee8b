CREATE TABLE "team" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament" (
	"id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"competition" text NOT NULL,
	"season" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"teams" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "source_match" ADD COLUMN "tournament_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "source_match" ADD COLUMN "home_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "source_match" ADD COLUMN "away_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "tournament_key" ON "tournament" USING btree ("key");--> statement-breakpoint
CREATE INDEX "source_match_tournament" ON "source_match" USING btree ("tournament_id","played_on","id");--> statement-breakpoint
CREATE INDEX "source_match_home" ON "source_match" USING btree ("home_id","played_on","id");--> statement-breakpoint
CREATE INDEX "source_match_away" ON "source_match" USING btree ("away_id","played_on","id");