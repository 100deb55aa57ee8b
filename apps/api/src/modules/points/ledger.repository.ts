import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { account, pointsLedger } from '../../db/schema.ts';

type Row = typeof pointsLedger.$inferSelect;
/** A member's side of a transfer. */
export type LedgerEntry = Omit<Row, 'accountId' | 'balance' | 'purse'> & { readonly accountId: number; readonly balance: number };
type NewEntry = Omit<LedgerEntry, 'id' | 'transferId'>;

function ofMember({ purse: _, accountId, balance, ...row }: Row): LedgerEntry {
  if (accountId === null || balance === null) throw new Error(`row ${row.id} of the ledger is nobody's`);
  return { ...row, accountId, balance };
}

/** A week of all missions and check-ins is fifty. */
const SUBJECTS = 100;

/** Rows of the ledger and the balance that follows them. */
export function ledgerRepository(db: Db) {
  return {
    async balance(accountId: number): Promise<number | undefined> {
      return (await db.select({ balance: account.balance }).from(account).where(eq(account.id, accountId)).limit(1))[0]?.balance;
    },
    /** The account's row, locked until the end of the transaction: one change of points at a time. Rows that only name the account are not held up. */
    async lockBalance(accountId: number): Promise<number | undefined> {
      return (await db.select({ balance: account.balance }).from(account).where(eq(account.id, accountId)).for('no key update'))[0]?.balance;
    },
    async find(accountId: number, reason: string, subject: string): Promise<LedgerEntry | undefined> {
      const [row] = await db
        .select()
        .from(pointsLedger)
        .where(and(eq(pointsLedger.accountId, accountId), eq(pointsLedger.reason, reason), eq(pointsLedger.subject, subject)))
        .limit(1);
      return row && ofMember(row);
    },
    /** Adds a transfer between a purse of the portal and a member, and its balance to the account. */
    async add(entry: NewEntry, purse: string): Promise<LedgerEntry> {
      const { accountId: _, balance: __, ...both } = entry;
      const [given] = await db
        .insert(pointsLedger)
        .values([
          { ...entry, transferId: sql`nextval('points_transfer')` },
          // Of this connection: the number that was just taken.
          { ...both, transferId: sql`currval('points_transfer')`, purse, amount: -entry.amount },
        ])
        .returning();
      if (!given) throw new Error('the ledger took no row');
      await db.update(account).set({ balance: entry.balance }).where(eq(account.id, entry.accountId));
      return ofMember(given);
    },
    async grow(accountId: number, experience: number): Promise<void> {
      await db
        .update(account)
        .set({ experience: sql`${account.experience} + ${experience}` })
        .where(eq(account.id, accountId));
    },
    /** What an account's newest rows of some reasons were for. */
    async newestSubjects(accountId: number, reasons: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ subject: pointsLedger.subject })
        .from(pointsLedger)
        .where(and(eq(pointsLedger.accountId, accountId), inArray(pointsLedger.reason, [...reasons])))
        .orderBy(desc(pointsLedger.id))
        .limit(SUBJECTS);
      return rows.map(({ subject }) => subject);
    },
    /** Of which of some subjects an account has a row. */
    async subjects(accountId: number, reason: string, of: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ subject: pointsLedger.subject })
        .from(pointsLedger)
        .where(and(eq(pointsLedger.accountId, accountId), eq(pointsLedger.reason, reason), inArray(pointsLedger.subject, [...of])));
      return rows.map(({ subject }) => subject);
    },
    /** Newest first, below a row; `pageSize + 1` rows. Ids of one account grow with its balance, whatever the nodes' clocks say. */
    async newest(accountId: number, below: number | null, pageSize: number): Promise<LedgerEntry[]> {
      const rows = await db
        .select()
        .from(pointsLedger)
        .where(and(eq(pointsLedger.accountId, accountId), below === null ? undefined : lt(pointsLedger.id, below)))
        .orderBy(desc(pointsLedger.id))
        .limit(pageSize + 1);
      return rows.map(ofMember);
    },
  };
}
