import { LRUCache } from 'lru-cache';
import { dayInZone, MISSION_ZONE, MISSIONS, type DeedKind } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { isAboutContent } from '../../db/sql-state.ts';
import { deedRepository, type Deed } from './deed.repository.ts';

/** More of a kind in one day is counted for nobody: it would fill a table and change nothing. */
const MOST = Object.fromEntries(MISSIONS.map(({ id, goal }) => [id, goal])) as Readonly<Record<DeedKind, number>>;
/** Members of whom is remembered what they have done today. */
const REMEMBERED = 50_000;
const MINUTE = 60_000;
/** Rows of one statement. */
const AT_ONCE = 1_000;

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}
/** What other modules tell of a member: that they did something, and what. */
export type TellDeed = (accountId: number, kind: DeedKind, thing?: string | number) => void;

/**
 * Counts what members do, for the missions of the day. Whoever tells it waits for nothing, and nothing fails because of it: a deed that could not be
 * written is told to the log and not counted.
 */
export class DeedBook {
  readonly #parts: Parts;
  /** Things told of so far, by account and day. */
  readonly #told = new LRUCache<string, Map<DeedKind, Set<string>>>({ max: REMEMBERED });
  /** What is told while others are written goes with the next statement: with a stand full of members by the thousand, not one by one. */
  #waiting: Deed[] | null = null;
  #written: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Without a thing the minute is it: whoever does it ten times in one has done it once. */
  readonly tell: TellDeed = (accountId, kind, thing) => {
    const now = this.#parts.clock.now();
    const deed = { accountId, day: dayInZone(now, MISSION_ZONE), kind, thing: String(thing ?? Math.floor(now / MINUTE)) };
    const things = this.#thingsOf(deed);
    if (things.has(deed.thing) || things.size >= MOST[kind]) return;
    things.add(deed.thing);
    this.#gather().push(deed);
  };

  /** Resolves when all that was told so far is written. */
  settled(): Promise<void> {
    return this.#written;
  }

  #thingsOf({ accountId, day, kind }: Deed): Set<string> {
    const key = `${accountId} ${day}`;
    const kinds = this.#told.get(key) ?? new Map<DeedKind, Set<string>>();
    this.#told.set(key, kinds);
    const things = kinds.get(kind) ?? new Set();
    kinds.set(kind, things);
    return things;
  }

  #gather(): Deed[] {
    if (this.#waiting) return this.#waiting;
    const deeds: Deed[] = [];
    const write = async () => {
      this.#waiting = null;
      // In one order everywhere: nodes that write the same rows at once would wait for each other.
      deeds.sort((a, b) => a.accountId - b.accountId || (a.kind < b.kind ? -1 : 1));
      for (let from = 0; from < deeds.length; from += AT_ONCE) await this.#write(deeds.slice(from, from + AT_ONCE));
    };
    this.#written = this.#written.then(write);
    return (this.#waiting = deeds);
  }

  /** A statement that the database refuses goes again row by row: what is wrong with one is not the others' fault. */
  async #write(deeds: readonly Deed[]): Promise<void> {
    try {
      await deedRepository(this.#parts.db).add(deeds);
    } catch (error) {
      if (deeds.length > 1 && isAboutContent(error)) {
        for (const deed of deeds) await this.#write([deed]);
        return;
      }
      for (const deed of deeds) this.#thingsOf(deed).delete(deed.thing);
      this.#parts.onError(error);
    }
  }
}
