import type { Output, TipRecord } from '@portal/contracts';
import type { tipsCalls } from '@portal/contracts/tips';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import { peopleRepository, presentPerson } from '../people/index.ts';
import { accountRepository } from '../user/index.ts';
import { recordRepository } from './record.repository.ts';

const DAY = 86_400_000;
/** A lucky weekend is no record. */
const ENOUGH_TIPS = 5;
/** Adding up a year of tips costs something, and who leads changes with the matches, not by the second (ms). */
const KEPT_FOR = 60_000;
const LONGEST_LIST = 50;

type Best = { authorId: number; record: TipRecord }[];

/** Records of tipsters: one's own, and the best. */
export class TipStandings {
  private readonly db: Db;
  private readonly clock: Clock;
  private readonly kept = new Map<string, { at: number; best: Best }>();

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.db = db;
    this.clock = clock;
  }

  /** Throws Refused 404 for a name nobody has. */
  async record(username: string): Promise<Output<typeof tipsCalls.record>> {
    const account = await accountRepository(this.db).byUsername(username);
    if (!account) throw refused.notFound();
    const record = (await recordRepository(this.db).of([account.id])).get(account.id);
    if (!record) throw refused.notFound();
    return { person: presentPerson(account), record };
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
  }

  private async best(days: string): Promise<Best> {
    const now = this.clock.now();
    const known = this.kept.get(days);
    if (known && now - known.at < KEPT_FOR) return known.best;
    const best = await recordRepository(this.db).best(new Date(now - Number(days) * DAY), ENOUGH_TIPS, LONGEST_LIST);
    this.kept.set(days, { at: now, best });
    return best;
  }
}
