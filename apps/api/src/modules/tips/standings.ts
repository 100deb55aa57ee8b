import { LRUCache } from 'lru-cache';
import type { Language, Output, TipRecord } from '@portal/contracts';
import { MOST_TIPPED_TOURNAMENTS, type tipsCalls, type TipStatistics } from '@portal/contracts/tips';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import { peopleRepository, presentPerson } from '../people/index.ts';
import { presentCompetition } from '../schedule/index.ts';
import { accountRepository } from '../user/index.ts';
import { recordRepository } from './record.repository.ts';
import { presentStatistics, reckon, type Reckoned } from './statistics.presenter.ts';
import type { TipEdition } from './tip.edition.ts';
import { tipRepository } from './tip.repository.ts';

const DAY = 86_400_000;
/** A lucky weekend is no record. */
const LEAST_RANKED = 5;
/** Adding up a year of tips costs something, and who leads changes with the matches, not by the second (ms). */
const KEPT_FOR = 60_000;
const LONGEST_LIST = 50;
/** Tips of one member that a record is reckoned of: years of them. */
const MOST_TIPS = 5_000;
const MOST_OPEN = 1_000;
/** The newest tips, whose tournaments are offered. */
const NEWEST = 1_000;
/** Members whose figures are held, of some kilobytes each. */
const HELD = 500;

type Best = { authorId: number; record: TipRecord }[];

/** Records of tipsters: one's own, and the best. */
export class TipStandings {
  private readonly db: Db;
  private readonly clock: Clock;
  private readonly say: Say;
  private readonly kept = new Map<string, { at: number; best: Best }>();
  private editions: { at: number; list: TipEdition[] } | undefined;
  private readonly reckoned = new LRUCache<number, { at: number; said: Promise<Reckoned> }>({ max: HELD });

  constructor({ db, clock, say }: { db: Db; clock: Clock; say: Say }) {
    this.db = db;
    this.clock = clock;
    this.say = say;
  }

  /** Throws Refused 404 for a name nobody has. */
  async record(username: string): Promise<Output<typeof tipsCalls.record>> {
    const account = await accountRepository(this.db).byUsername(username);
    if (!account) throw refused.notFound();
    const record = (await recordRepository(this.db).of([account.id])).get(account.id);
    if (!record) throw refused.notFound();
    return { person: presentPerson(account), record };
  }

  /** Throws Refused 404 for a name nobody has. */
  async statistics(username: string, language: Language): Promise<TipStatistics> {
    const account = await accountRepository(this.db).byUsername(username);
    if (!account) throw refused.notFound();
    return presentStatistics(presentPerson(account), await this.reckonedOf(account.id), (of) => {
      const { id, name } = presentCompetition(of, this.say, language);
      return { id, name };
    });
  }

  async tournaments(language: Language): Promise<Output<typeof tipsCalls.tournaments>> {
    const now = this.clock.now();
    if (!this.editions || now - this.editions.at >= KEPT_FOR)
      this.editions = { at: now, list: await tipRepository(this.db).editions(NEWEST, MOST_TIPPED_TOURNAMENTS) };
    return {
      list: this.editions.list.map((of) => {
        const { id, name } = presentCompetition(of, this.say, language);
        return { id, name };
      }),
    };
  }

  async ranking(days: '7' | '30' | '365', pageSize: number): Promise<Output<typeof tipsCalls.ranking>> {
    const best = (await this.best(days)).slice(0, pageSize);
    const people = await peopleRepository(this.db).byIds(best.map(({ authorId }) => authorId));
    return {
      list: best.flatMap(({ authorId, record }) => {
        const person = people.get(authorId);
        return person ? [{ person, record }] : [];
      }),
    };
  }

  /** Somebody's tips were settled just now. */
  forget(): void {
    this.kept.clear();
    this.reckoned.clear();
  }

  /** Reckoned once, however many ask at once. */
  private reckonedOf(authorId: number): Promise<Reckoned> {
    const now = this.clock.now();
    const known = this.reckoned.get(authorId);
    if (known && now - known.at < KEPT_FOR) return known.said;
    const said = this.reckon(authorId);
    this.reckoned.set(authorId, { at: now, said });
    said.catch(() => this.reckoned.delete(authorId));
    return said;
  }

  private async reckon(authorId: number): Promise<Reckoned> {
    const records = recordRepository(this.db);
    const [settled, open] = await Promise.all([records.settledOf(authorId, MOST_TIPS + 1), records.openOf(authorId, MOST_OPEN)]);
    return reckon({ settled: settled.slice(0, MOST_TIPS), whole: settled.length <= MOST_TIPS, open });
  }

  private async best(days: string): Promise<Best> {
    const now = this.clock.now();
    const known = this.kept.get(days);
    if (known && now - known.at < KEPT_FOR) return known.best;
    const best = await recordRepository(this.db).best(new Date(now - Number(days) * DAY), LEAST_RANKED, LONGEST_LIST);
    this.kept.set(days, { at: now, best });
    return best;
  }
}
