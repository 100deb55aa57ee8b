import { inArray } from 'drizzle-orm';
import { isScored, type ScoredMatch } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { article } from '../../db/schema.ts';
import type { Fixture, FixtureProvider } from '../../live/fixture-provider.ts';
import { publishReport } from '../../modules/articles/index.ts';
import type { Reading } from '../../sports/index.ts';
import { isTold, reportOf } from '../../writing/index.ts';
import { lookOf, madeOf } from './made.ts';

/** How far back matches are reported that nobody reported when they ended, and how long after their end the first can be read (ms). */
export const BACK = 12 * 3_600_000;
const AFTER = 2 * 60_000;
/** The longest that a match takes, shoot-out included (ms). */
export const LONGEST = 4 * 3_600_000;
const REPORTS = 7;

interface Parts {
  db: Db;
  clock: Clock;
  fixtures: FixtureProvider;
  /** Other matches of the same cups, for the way of the finalists. */
  shipped: readonly Reading[];
  /** Told of a match that cannot be reported: it keeps none of the others from it, nor the portal from starting. */
  onError: (error: unknown) => void;
}

/** Reports of the matches of the last hours that are over, each once for each time that it was played. Done now and then. Of a match whose goals are not all told there is none. */
export async function seedReports({ db, clock, fixtures, shipped, onError }: Parts): Promise<void> {
  const now = clock.now();
  const ended = fixtures
    .fixturesBetween(now - BACK - LONGEST, now)
    .filter(({ endsAt, match }) => endsAt + AFTER <= now && endsAt >= now - BACK && match.competition === 'World Cup' && isTold(match));
  const due = await notReported(db, ended);
  if (due.length === 0) return;
  const cups = shipped.flatMap(({ match }) => (match.competition === 'World Cup' && isScored(match) ? [match] : []));
  for (const fixture of due) await report(db, fixture, cups).catch(onError);
}

async function notReported(db: Db, ended: readonly Fixture[]): Promise<Fixture[]> {
  const keys = ended.map(({ match }) => match.sourceKey);
  const known =
    keys.length === 0 ? [] : await db.select({ key: article.sourceKey, at: article.publishedAt }).from(article).where(inArray(article.sourceKey, keys));
  const reported = new Map(known.map(({ key, at }) => [key, at.getTime()]));
  return ended.filter(({ endsAt, match }) => (reported.get(match.sourceKey) ?? 0) < endsAt);
}

async function report(db: Db, { fixtureId, endsAt, match }: Fixture, cups: readonly ScoredMatch[]): Promise<void> {
  const before = cups.filter(({ season }) => season === match.season);
  await publishReport(db, {
    sourceKey: match.sourceKey,
    categoryId: REPORTS,
    publishedAt: new Date(endsAt + AFTER),
    ...madeOf((language) => reportOf(match, before, language, fixtureId), lookOf(match, fixtureId % 2)),
  });
}
