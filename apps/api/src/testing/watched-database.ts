import { setImmediate } from 'node:timers/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import { openDatabase, openPglite, type Database } from '../db/open.ts';
import { emptyServerDatabase, type DatabaseKind } from './databases.ts';

export interface Asked {
  readonly sql: string;
  readonly params: unknown[];
}

/** What a plan says of one table: how it is read, how many rows were looked at. */
export interface Look {
  readonly table: string;
  readonly how: string;
  readonly rows: number;
}

/** A database that remembers what it is asked to find, to change or to delete while `watch` runs, and can tell how each of them was carried out. */
export interface WatchedDatabase {
  readonly database: Database;
  run(sql: string): Promise<void>;
  watch(task: () => Promise<unknown>): Promise<Asked[]>;
  /** Everything it is told meanwhile, also what begins and ends a transaction, and what runs in one. */
  statements(task: () => Promise<unknown>): Promise<string[]>;
  looks(asked: Asked): Promise<Look[]>;
}

type Query = (sql: string, params?: unknown[]) => Promise<{ rows: unknown[] }>;
/** `inside`: of a transaction. */
type Note = (sql: unknown, params?: unknown, inside?: boolean) => void;

export async function openWatched(kind: DatabaseKind): Promise<WatchedDatabase> {
  let heard: Asked[] | undefined;
  let told: string[] | undefined;
  let open = 0;
  const note: Note = (sql, params, inside = false) => {
    if (typeof sql === 'string') {
      told?.push(sql.trim());
      if (/^begin\b/i.test(sql)) open += 1;
      if (/^(commit|rollback)\s*$/i.test(sql)) open -= 1;
    }
    if (heard && !inside && typeof sql === 'string' && /^\s*(select|with|delete|update)\b/i.test(sql)) heard.push({ sql, params: (params as unknown[]) ?? [] });
  };
  const { database, query } = await (kind === 'pglite' ? watchPglite(note) : watchServer(note));
  return {
    database,
    async run(sql) {
      await query(sql);
    },
    async watch(task) {
      heard = [];
      try {
        await task();
        return heard;
      } finally {
        heard = undefined;
      }
    },
    async statements(task) {
      // What was done before may still be under way beside it.
      while (open > 0) await setImmediate();
      told = [];
      try {
        await task();
        return told;
      } finally {
        told = undefined;
      }
    },
    async looks({ sql, params }) {
      const { rows } = await query(`explain (analyze, timing off, format json) ${sql}`, params);
      const found = (rows[0] as { 'QUERY PLAN': string | [{ Plan: Node }] })['QUERY PLAN'];
      return looksOf((typeof found === 'string' ? (JSON.parse(found) as [{ Plan: Node }]) : found)[0].Plan);
    },
  };
}

async function watchPglite(note: Note): Promise<{ database: Database; query: Query }> {
  const client = await PGlite.create();
  const query = client.query.bind(client);
  client.query = ((sql: string, params?: unknown[], options?: object) => {
    note(sql, params);
    return query(sql, params, options);
  }) as typeof client.query;
  const transaction = client.transaction.bind(client);
  client.transaction = ((work: (tx: Transaction) => Promise<unknown>) => {
    note('begin');
    return transaction((tx) =>
      work(
        Object.assign(Object.create(tx) as Transaction, {
          query: (sql: string, params?: unknown[], options?: object) => {
            note(sql, params, true);
            return tx.query(sql, params, options);
          },
        }),
      ),
    ).finally(() => note('commit'));
  }) as typeof client.transaction;
  return { database: await openPglite(client), query: (sql, params) => query(sql, params) };
}

async function watchServer(note: Note): Promise<{ database: Database; query: Query }> {
  const { address, drop } = await emptyServerDatabase();
  const asks = pg.Client.prototype.query;
  pg.Client.prototype.query = function watched(this: pg.Client, ...given: unknown[]) {
    const [config, params] = given as [string | { text?: string }, unknown];
    note(typeof config === 'string' ? config : config.text, params);
    return (asks as unknown as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof asks;
  const database = await openDatabase({ dataDir: '', databaseUrl: address });
  const own = new pg.Client({ connectionString: address });
  await own.connect();
  return {
    query: (sql, params) => own.query(sql, params as unknown[]),
    database: {
      ...database,
      close: async () => {
        pg.Client.prototype.query = asks;
        await own.end();
        await database.close();
        await drop();
      },
    },
  };
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

function looksOf(node: Node): Look[] {
  const below = (node.Plans ?? []).flatMap(looksOf);
  const table = node['Relation Name'];
  if (!table) return below;
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'];
  return [{ table, how: node['Node Type'], rows }, ...below];
}
