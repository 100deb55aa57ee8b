import { isDeepStrictEqual } from 'node:util';
import type { MatchRecord, MatchScore } from '@portal/domain';
import type { Db } from '../db/open.ts';
import { editionKey } from '../sports/competitions.ts';
import { keyed } from '../sports/keys.ts';
import { mergeReadings } from '../sports/merging/index.ts';
import type { Reading } from '../sports/merging/index.ts';
import { digestOf } from './digest.ts';
import { predictionRepository } from '../modules/predictions/index.ts';
import { recordRepository } from '../modules/tips/index.ts';
import { readingRepository } from './reading.repository.ts';
import type { KnownReading, NewReading } from './reading.repository.ts';
import { movedKeys } from './moved-keys.ts';

/** Matches, not readings: of two files that hold a match, one match is new. */
export interface Stored {
  readonly added: number;
  readonly changed: number;
}

interface How {
  readonly now: number;
  /** What came with the portal never replaces what somebody has imported. */
  readonly shipped: boolean;
  /** Hears of every match that is another one since. */
  readonly onChange?: (before: MatchRecord, after: MatchRecord) => void;
}

/** What stands for the source of matches that were stored before sources were. */
const EARLIER = 'an earlier import';

/**
 * Stores what sources say and, made of all they say, each real match once. The same readings a second time change
 * nothing, and a match keeps its row and id whatever is learnt of it. The order in which sources come together makes no difference; one that comes later is believed.
 */
export async function storeReadings(db: Db, readings: readonly Reading[], how: How): Promise<Stored> {
  return db.transaction(async (tx) => {
    const repository = readingRepository(tx);
    await repository.lock();
    const earlier = await adopted(repository);
    const incoming = latest([...readings, ...earlier]).map(
      (reading): NewReading => ({ ...reading, digest: digestOf(reading.match), shipped: how.shipped && reading.source !== EARLIER }),
    );
    const known = await repository.knownOf([...new Set(incoming.map(({ source }) => source))]);
    const fresh = changedOnes(incoming, known);
    const moved = how.shipped ? [] : movedKeys(incoming, known);
    if (fresh.length === 0 && moved.length === 0) return { added: 0, changed: 0 };

    await repository.put(fresh, how.now);
    const said = await repository.ofEditions([...new Set([...fresh.map(({ match }) => editionKey(match)), ...moved.map(({ edition }) => edition)])]);
    for (const { source, from } of moved) await repository.forget(source, [from]);
    const merged = mergeReadings(said.filter(({ source, match }) => !moved.some((gone) => gone.source === source && gone.from === match.sourceKey)));
    const standing = new Set(merged.map(({ record }) => record.sourceKey));
    // What is overtaken still tells which row its match has had.
    for (const { record, keys } of moved.length > 0 ? mergeReadings(said) : merged) {
      if (standing.has(record.sourceKey)) for (const key of keys) if (!standing.has(key)) await repository.rename(key, record.sourceKey);
    }
    for (const { from, to } of moved) if (!standing.has(from)) await (to === null ? repository.remove([from]) : repository.rename(from, to));
    const written = await repository.putMatches(merged, how.now);
    for (const { before, after } of written) if (before) how.onChange?.(before, after);
    const contradicted = written.filter(({ before, after }) => before && contradicts(before.score, after.score)).map(({ key }) => key);
    await recordRepository(tx).reopen(contradicted);
    await predictionRepository(tx).reopen(contradicted);
    const changed = written.filter(({ before }) => before !== null).length;
    return { added: written.length - changed, changed };
  });
}

/** Whether something that was told of a score is otherwise, or gone; what is merely told besides settles nothing anew. */
const contradicts = (before: MatchScore | null, after: MatchScore | null): boolean =>
  (['halfTime', 'fullTime', 'extraTime', 'penalties'] as const).some((part) => before?.[part] && !isDeepStrictEqual(before[part], after?.[part] ?? null));

/** Matches from before sources were kept become readings, under the keys of today; their rows follow. */
async function adopted(repository: ReturnType<typeof readingRepository>): Promise<Reading[]> {
  const { kept } = keyed((await repository.withoutReading()).map((match) => ({ ...match, before: match.sourceKey })));
  for (const { before, sourceKey } of kept) if (before !== sourceKey) await repository.rename(before, sourceKey);
  return kept.map(({ before: _, ...match }) => ({ source: EARLIER, match }));
}

/** One reading of a match for each source; the later one counts. */
function latest(readings: readonly Reading[]): Reading[] {
  return [...new Map(readings.map((reading) => [`${reading.match.sourceKey}\n${reading.source}`, reading])).values()];
}

function changedOnes(incoming: readonly NewReading[], known: readonly KnownReading[]): NewReading[] {
  const before = new Map(known.map((reading) => [`${reading.key}\n${reading.source}`, reading]));
  return incoming.filter((reading) => {
    const one = before.get(`${reading.match.sourceKey}\n${reading.source}`);
    if (!one) return true;
    return one.digest !== reading.digest && (one.shipped || !reading.shipped);
  });
}
