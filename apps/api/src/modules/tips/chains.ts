import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Output } from '@portal/contracts';
import type { tipsCalls } from '@portal/contracts/tips';
import { addDays, CHAIN_START, CHAIN_ZONE, chainDayHash, dayInZone, startOfDay, type ChainDay, type DayHead, type IsoDate } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import { presentPerson } from '../people/index.ts';
import { accountRepository } from '../user/index.ts';
import { chainRepository } from './chain.repository.ts';

/** Tips of one transaction, and heads of one question. */
const BATCH = 500;
/** So long after a day what was begun on it is done on every node (ms). */
const SETTLED_DOWN = 600_000;
/** Days of one round; a portal that was off for a month catches up in the next ones. */
const MOST_DAYS = 30;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  /** Where the files of the days go; undefined: nowhere. */
  readonly folder: string | undefined;
}
interface Numbered {
  readonly after: number;
  readonly pageSize: number;
}

/** The chains of hashes over everybody's tips: read by anybody, and published day by day (ADR 63). */
export class TipChains {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws Refused 404 for a name nobody has. */
  async chain({ username, after, pageSize }: Numbered & { readonly username: string }): Promise<Output<typeof tipsCalls.chain>> {
    const { db } = this.#parts;
    const account = await accountRepository(db).byUsername(username);
    if (!account) throw refused.notFound();
    const chains = chainRepository(db);
    // The head first: a link that comes meanwhile is beyond it and left for the next time.
    const head = await chains.headOf(account.id);
    const [published, last, rows] = await Promise.all([chains.publishedOf(account.id), chains.day(), chains.links(account.id, after, pageSize)]);
    const list = rows.filter(({ n }) => n <= head.n);
    const end = list.at(-1)?.n ?? head.n;
    return { person: presentPerson(account), head, published: published ?? null, sealedTo: last?.day ?? null, list, next: end < head.n ? end : null };
  }

  /** Throws Refused 404 for a day that is not published. */
  async sealedDay({ day, after, pageSize }: Numbered & { readonly day?: string | undefined }): Promise<Output<typeof tipsCalls.sealedDay>> {
    const chains = chainRepository(this.#parts.db);
    const found = await chains.day(day);
    if (!found && day !== undefined) throw refused.notFound();
    if (!found) return { sealed: null };
    const rows = await chains.headsOf(found.day, after, pageSize + 1);
    const list = rows.slice(0, pageSize).map((head) => ({ ...head }));
    return { sealed: { ...found, list, next: rows.length > pageSize ? (list.at(-1)?.userId ?? null) : null } };
  }

  /** Links what no chain has yet, tips from before there were chains: so many at a time, and so often at most. */
  async sealAll(most = Infinity): Promise<void> {
    const { db, clock } = this.#parts;
    for (let [some, times] = [BATCH, 0]; some === BATCH && times < most; times++) {
      some = await db.transaction(async (tx) => {
        const chains = chainRepository(tx);
        const tips = await chains.unsealed(BATCH);
        await chains.append(
          tips.map((tip) => ({ deed: 'made', tip })),
          new Date(clock.now()),
        );
        return tips.length;
      });
    }
  }

  /** Publishes the days that are over and on which a chain grew, and writes each into a file that an operator puts where nobody can change it. */
  async publish(): Promise<void> {
    for (let days = 0; days < MOST_DAYS && (await this.#publishNext()); days++);
    const { db, folder } = this.#parts;
    if (folder === undefined) return;
    await mkdir(folder, { recursive: true });
    for (const day of await chainRepository(db).lastDays(MOST_DAYS)) await this.#write(day, folder);
  }

  /** False where there is none to be published. */
  async #publishNext(): Promise<boolean> {
    const { db, clock } = this.#parts;
    const chains = chainRepository(db);
    const last = await chains.day();
    const from = last ? startOfDay(addDays(last.day, 1), CHAIN_ZONE) : 0;
    const first = await chains.firstLinkFrom(new Date(from));
    if (!first) return false;
    const day = dayInZone(first.getTime(), CHAIN_ZONE);
    const endsAt = startOfDay(addDays(day, 1), CHAIN_ZONE);
    if (clock.now() < endsAt + SETTLED_DOWN) return false;
    const list = await chains.grown(first, new Date(endsAt));
    const previous = last?.hash ?? CHAIN_START;
    const published: ChainDay = { day, previous, hash: chainDayHash({ day, previous, list }), list };
    return db.transaction((tx) => chainRepository(tx).publish(published));
  }

  /** A day that has its file is left alone. */
  async #write(day: IsoDate, folder: string): Promise<void> {
    const name = join(folder, `${day}.json`);
    if (
      await access(name).then(
        () => true,
        () => false,
      )
    )
      return;
    const chains = chainRepository(this.#parts.db);
    const found = await chains.day(day);
    if (!found) return;
    const list: DayHead[] = [];
    for (let some = BATCH; some === BATCH; ) {
      const heads = await chains.headsOf(day, list.at(-1)?.userId ?? 0, BATCH);
      list.push(...heads);
      some = heads.length;
    }
    // Beside it first: who reads the folder meets whole files only.
    const half = `${name}.${randomUUID()}.part`;
    try {
      await writeFile(half, `${JSON.stringify({ ...found, list, next: null })}\n`, { mode: 0o640 });
      await rename(half, name);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }
}
