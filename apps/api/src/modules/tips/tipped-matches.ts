import type { Clock } from '../../clock.ts';
import type { FixtureProvider } from '../../live/fixture-provider.ts';
import { showImported, showReplay, type Showing } from '../schedule/index.ts';
import type { StoredTip, TipRepository } from './tip.repository.ts';

/** What binds a tip, or points, to a match. */
type Bound = Pick<StoredTip, 'id' | 'fixtureId' | 'sourceKey' | 'kickOff'>;

interface Parts {
  fixtures: FixtureProvider;
  clock: Clock;
  tips: Pick<TipRepository, 'records' | 'kickOffs'>;
}

/** `knownAt`: since when it is as it is, epoch milliseconds; of a replay, ever. */
export type TippedMatch = Showing & { readonly knownAt: number };

/** Each tip's match as it stands. A tip whose match no source knows any more has none. */
export async function tippedMatches({ fixtures, clock, tips }: Parts, rows: readonly Bound[]): Promise<Map<number, TippedMatch>> {
  const now = clock.now();
  const replayed = (row: Bound) => {
    const fixture = fixtures.fixtureById(row.fixtureId);
    // After a change of the replay's seed another match is played in that place; the tip was not on that one.
    return fixture?.match.sourceKey === row.sourceKey ? fixture : undefined;
  };
  const real = rows.filter((row) => !replayed(row));
  const [records, kickOffs] = await Promise.all([
    tips.records([...new Set(real.map((row) => row.sourceKey))]),
    tips.kickOffs([...new Set(real.map((row) => row.fixtureId))]),
  ]);
  const shown = new Map<number, TippedMatch>();
  for (const row of rows) {
    const fixture = replayed(row);
    const known = records.get(row.sourceKey);
    if (fixture) shown.set(row.id, { ...showReplay(fixture, fixtures, now), knownAt: 0 });
    else if (known) {
      const place = { fixtureId: row.fixtureId, kickOffAt: kickOffs.get(row.fixtureId) ?? row.kickOff.getTime(), match: known.match };
      shown.set(row.id, { ...showImported(place, now), knownAt: known.knownAt.getTime() });
    }
  }
  return shown;
}
