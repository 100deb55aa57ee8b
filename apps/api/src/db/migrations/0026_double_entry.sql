CREATE SEQUENCE "public"."points_transfer" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "points_ledger" DROP CONSTRAINT "points_ledger_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "points_ledger" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "points_ledger" ALTER COLUMN "balance" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "transfer_id" bigint;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "purse" text;--> statement-breakpoint
-- What was booked on one side alone gets its other side.
UPDATE "points_ledger" SET "transfer_id" = nextval('points_transfer');--> statement-breakpoint
INSERT INTO "points_ledger" ("transfer_id", "purse", "amount", "reason", "subject", "created_at") SELECT "transfer_id", "reason", -"amount", "reason", "subject", "created_at" FROM "points_ledger" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "points_ledger" ALTER COLUMN "transfer_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_ledger_transfer" ON "points_ledger" USING btree ("transfer_id");--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_amount" CHECK ("points_ledger"."amount" <> 0);--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_owner" CHECK (("points_ledger"."account_id" is null) <> ("points_ledger"."purse" is null) and ("points_ledger"."account_id" is null) = ("points_ledger"."balance" is null));--> statement-breakpoint
CREATE FUNCTION "points_ledger_stands"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'points_ledger: rows are added, never changed or taken away' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "points_ledger_rows_stand" BEFORE UPDATE OR DELETE ON "points_ledger" FOR EACH ROW EXECUTE FUNCTION "points_ledger_stands"();--> statement-breakpoint
CREATE TRIGGER "points_ledger_stands" BEFORE TRUNCATE ON "points_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "points_ledger_stands"();--> statement-breakpoint
CREATE FUNCTION "points_ledger_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum("amount") FROM "points_ledger" WHERE "transfer_id" = NEW."transfer_id") <> 0 THEN
    RAISE EXCEPTION 'points_ledger: transfer % does not add up to nothing', NEW."transfer_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "points_ledger_adds_up" AFTER INSERT ON "points_ledger" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "points_ledger_adds_up"();
