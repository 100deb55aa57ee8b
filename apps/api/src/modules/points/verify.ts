import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { rowsOf } from '../../db/rows-of.ts';

/** What a look at the whole ledger found. */
export interface LedgerReport {
  readonly members: number;
  readonly rows: number;
  readonly transfers: number;
  /** All points that members have. */
  readonly points: number;
  /** What each purse of the portal has given (below nought) or taken. */
  readonly purses: readonly { readonly purse: string; readonly points: number }[];
  /** What does not add up, in words, the first of each kind. Empty: it does. */
  readonly faults: readonly string[];
}

/** Of each kind of fault so many are named. */
const NAMED = 20;

/** Adds the whole ledger up again, from its rows alone. */
export async function verifyLedger(db: Db): Promise<LedgerReport> {
  const ask = <T>(query: SQL) => rowsOf<T>(db, query);
  const [totals] = await ask<Record<'members' | 'rows' | 'transfers' | 'points', string>>(sql`
    select (select count(*) from account) members, (select count(*) from points_ledger) rows,
      (select count(distinct transfer_id) from points_ledger) transfers, (select coalesce(sum(balance), 0) from account) points`);
  const purses = await ask<{ purse: string; points: string }>(
    sql`select purse, sum(amount) points from points_ledger where purse is not null group by purse order by purse`,
  );
  const balances = await ask<{ id: string; username: string; balance: string; sum: string }>(sql`
    select account.id, username, account.balance, coalesce(sum(amount), 0) sum from account left join points_ledger on account_id = account.id
    group by account.id having account.balance <> coalesce(sum(amount), 0) order by account.id limit ${NAMED}`);
  const rows = await ask<{ id: string; account_id: string; balance: string; should: string }>(sql`
    select id, account_id, balance, should from (
      select id, account_id, balance, amount + coalesce(lag(balance) over (partition by account_id order by id), 0) should from points_ledger where account_id is not null
    ) row where balance <> should order by id limit ${NAMED}`);
  const transfers = await ask<{ transfer_id: string; rows: string; sum: string }>(sql`
    select transfer_id, count(*) rows, sum(amount) sum from points_ledger group by transfer_id having sum(amount) <> 0 or count(*) < 2 order by transfer_id limit ${NAMED}`);
  return {
    members: Number(totals?.members),
    rows: Number(totals?.rows),
    transfers: Number(totals?.transfers),
    points: Number(totals?.points),
    purses: purses.map(({ purse, points }) => ({ purse, points: Number(points) })),
    faults: [
      ...balances.map(({ id, username, balance, sum }) => `account ${id} (${username}) has ${balance}, its rows add up to ${sum}`),
      ...rows.map(({ id, account_id, balance, should }) => `row ${id} of account ${account_id} says ${balance}, after the row before it is ${should}`),
      ...transfers.map(({ transfer_id, rows, sum }) => `transfer ${transfer_id} has ${rows} rows that add up to ${sum}`),
    ],
  };
}
