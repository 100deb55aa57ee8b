import { isScored, matchPlan, settleTip, stateOfPlan, tipTerms, type MatchPlan, type MatchRecord, type SettlingScores, type TipTerms } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import type { FixtureProvider } from '../../live/fixture-provider.ts';
import { announcedFixture, replayedFixture, type OddsBook } from '../../sports/odds/index.ts';
import { recordRepository, type Settlement } from './record.repository.ts';
import { tipEdition } from './tip.edition.ts';
import { tipRepository } from './tip.repository.ts';

/** A tip that has just been settled, on a match with these two names. */
export interface SettledTip extends Settlement {
  /** The result that it had before its score was corrected; null: it is settled for the first time. */
  readonly reopenedFrom: number | null;
  readonly home: string;
  readonly away: string;
}

interface Parts {
  db: Db;
  clock: Clock;
  fixtures: FixtureProvider;
  book: Pick<OddsBook, 'closingValue'>;
  onSettled: () => void;
  /** Told of what was settled, after the commit; each tip once. Never rejects. */
  tell?: (settled: readonly SettledTip[]) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Settles tips whenever asked: at the end of a match, and now and then. One run after the other. */
export class TipSettler {
  private readonly parts: Parts;
  private running: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Resolves when all that is due is settled; never rejects, since the next run does what this one could not. */
  run(): Promise<void> {
    const { onSettled, onError } = this.parts;
    this.running = this.running
      .then(async () => {
        if ((await settleTips(this.parts)) > 0) onSettled();
      })
      .catch(onError);
    return this.running;
  }

  /** Resolves when nothing is being settled any more. */
  idle(): Promise<void> {
    return this.running;
  }
}

/** Tips of one transaction. */
const BATCH = 500;

interface WaitingTip {
  readonly id: number;
  readonly fixtureId: number;
  readonly sourceKey: string;
  readonly type: number;
  readonly pick: string;
  readonly line: number | null;
  readonly price: number;
  readonly kickOff: Date;
  readonly record: MatchRecord | null;
}

/**
 * Settles every tip whose match is over (decisions, "Tips settle themselves"): replays with the result they were played to,
 * other matches once a source knows theirs. Asked again it does nothing; several nodes may ask at once. Answers how many
 * tips were settled. A tip whose score never becomes known stays open.
 */
export async function settleTips({ db, clock, fixtures, book, tell }: Pick<Parts, 'db' | 'clock' | 'fixtures' | 'book' | 'tell'>): Promise<number> {
  const now = clock.now();
  let settled = 0;
  for (let after: { kickOff: Date; id: number } | null = null; ; ) {
    const waiting: WaitingTip[] = await tipRepository(db).waiting(new Date(now), after, BATCH);
    const due = waiting.flatMap((tip): Omit<SettledTip, 'reopenedFrom'>[] => {
      const placed = fixtures.fixtureById(tip.fixtureId);
      const played = placed?.match.sourceKey === tip.sourceKey ? placed : undefined;
      const match = played?.match ?? tip.record;
      const settlement = settlementOf(tip, match, now);
      if (!settlement || !match) return [];
      const { terms, ...settled } = settlement;
      const { fixtureId, price } = tip;
      const priced = played ? replayedFixture(played) : announcedFixture({ fixtureId, kickOffAt: tip.kickOff.getTime(), match });
      const { home, away } = match;
      const closingValue = book.closingValue(priced, terms, price);
      return [{ ...settled, closingValue, ...tipEdition(match), told: played ? null : match.score, home: home.name, away: away.name }];
    });
    const done = new Map((await recordRepository(db).settle(due)).map(({ id, reopenedFrom }) => [id, reopenedFrom]));
    settled += done.size;
    if (done.size > 0) await tell?.(due.flatMap((tip) => (done.has(tip.id) ? { ...tip, reopenedFrom: done.get(tip.id) ?? null } : [])));
    const last = waiting.at(-1);
    if (waiting.length < BATCH || !last) return settled;
    after = last;
  }
}

/** Null while the match is going on, or where its source lacks the score that the tip is about. */
export function settlementOf(
  { id, type, pick, line, kickOff }: Pick<WaitingTip, 'id' | 'type' | 'pick' | 'line' | 'kickOff'>,
  match: MatchRecord | null,
  now: number,
): (Pick<Settlement, 'id' | 'result' | 'settledUnits' | 'settledAt' | 'scores'> & { readonly terms: TipTerms }) | null {
  const terms = tipTerms(type, pick, line);
  if (typeof terms === 'string' || !match || !isScored(match)) return null;
  const plan = matchPlan(match, kickOff.getTime());
  if (now < plan.endsAt) return null;
  const scores = scoresAtEnd(plan);
  const settlement = settleTip(terms, scores);
  return settlement && { id, terms, ...settlement, scores, settledAt: new Date(plan.endsAt) };
}

/** What tips on this match are settled by; null until a moment at which it is over. */
export function settlingScores(match: MatchRecord, kickOffAt: number, at: number): SettlingScores | null {
  if (!isScored(match)) return null;
  const plan = matchPlan(match, kickOffAt);
  return at < plan.endsAt ? null : scoresAtEnd(plan);
}

function scoresAtEnd(plan: MatchPlan): SettlingScores {
  const { fullTimeScore, halfTimeScore } = stateOfPlan(plan, plan.endsAt);
  return { score: fullTimeScore, halfTime: halfTimeScore };
}
