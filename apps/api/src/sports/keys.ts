import type { MatchRecord } from '@portal/domain';
import { editionKey } from './competitions.ts';
import { slugOf } from './slug.ts';
import { stageOf } from './stages.ts';
import { isPlaceholderTeam, teamFacts } from './teams.ts';

/** What names a match. */
export type MatchIdentity = Pick<MatchRecord, 'competition' | 'season' | 'stage' | 'group' | 'round' | 'date' | 'kickOff' | 'home' | 'away'>;

/**
 * The key under which a real match is the same in every source: competition and season, round, teams. Not the day, as a
 * match may be moved. Where a team is not known yet, the place in the schedule stands for it.
 */
export function matchKey(match: MatchIdentity): string {
  return `${editionKey(match)}/${roundKey(match)}/${hasPlaceholder(match) ? slotKey(match) : pairKey(match)}`;
}

/** What keys are made of, and what tells which of two lines of one match counts. */
export type Keyable = MatchIdentity & Pick<MatchRecord, 'score' | 'note'> & Partial<Pick<MatchRecord, 'events'>>;

/** One match that a file lists twice. */
export interface Repeated<M> {
  readonly kept: M;
  readonly dropped: M;
}

/**
 * Keys for the matches of one file, in its order. Where a pair meets again in the same round (a replay, a second leg at
 * the same ground), the day is added; but no pair meets twice on one day or in one matchday of a stage. A match put off and listed again is one
 * match, at its new day. Of `repeated` the later line counts where results or days differ, as who adds a line corrects what stands above.
 */
export function keyed<M extends Keyable>(matches: readonly M[]): { kept: (M & { sourceKey: string })[]; repeated: Repeated<M>[] } {
  const byKey = new Map<string, M>();
  const repeated: Repeated<M>[] = [];
  for (const match of matches) {
    const plain = matchKey(match);
    const before = byKey.get(plain);
    if (!before || isPutOff(before)) {
      byKey.delete(plain);
      byKey.set(plain, match);
      continue;
    }
    const dated = `${plain}-${match.date}`;
    if (hasPlaceholder(match)) byKey.set(numbered(dated, byKey), match);
    else if (before.date === match.date || (isMatchday(match) && before.stage === match.stage)) byKey.set(plain, oneOf(before, match, repeated));
    else byKey.set(dated, oneOf(byKey.get(dated), match, repeated));
  }
  return { kept: [...byKey].map(([sourceKey, match]) => ({ ...match, sourceKey })), repeated };
}

/** In one of them every team plays once. */
const isMatchday = (match: MatchIdentity): boolean => stageOf(match).key === 'matchday';

function oneOf<M extends Keyable>(before: M | undefined, match: M, repeated: Repeated<M>[]): M {
  if (!before) return match;
  const told = (one: M) => one.events?.length ?? 0;
  const laterCounts =
    resultOf(before) !== resultOf(match) ? match.score !== null : before.date === match.date ? told(match) > told(before) : told(match) >= told(before);
  const [kept, dropped] = laterCounts ? [match, before] : [before, match];
  repeated.push({ kept, dropped });
  return kept;
}

/** '2-1', '1-1, 2-1 after extra time, 4-2 on penalties'; 'no result'. */
function resultOf({ score }: Pick<MatchRecord, 'score'>): string {
  const goals = (of: { home: number; away: number } | null) => of && `${of.home}-${of.away}`;
  const parts = score && [
    goals(score.fullTime),
    score.extraTime && `${goals(score.extraTime)} after extra time`,
    score.penalties && `${goals(score.penalties)} on penalties`,
  ];
  return parts?.filter(Boolean).join(', ') || 'no result';
}

/** Why one of two lines is left out, for the report. */
export function repetition({ kept, dropped }: Repeated<Keyable>): string {
  const [counts, left] = [resultOf(kept), resultOf(dropped)];
  if (counts === left && kept.date === dropped.date) return 'the same match is listed twice';
  return `the same match is listed twice: ${counts} of ${kept.date} counts, ${left} of ${dropped.date} does not`;
}

const isPutOff = ({ score, note }: Pick<MatchRecord, 'score' | 'note'>): boolean =>
  score === null && (note === 'postponed' || note === 'suspended' || note === 'abandoned' || note === 'annulled');

function numbered(key: string, taken: ReadonlyMap<string, unknown>): string {
  let free = key;
  for (let again = 2; taken.has(free); again += 1) free = `${key}-${again}`;
  return free;
}

export const hasPlaceholder = ({ home, away }: Pick<MatchRecord, 'home' | 'away'>): boolean => isPlaceholderTeam(home.name) || isPlaceholderTeam(away.name);

/** 'group-a', 'matchday-7', 'semi-final': sources write the same round in several ways. */
export function roundKey(match: Pick<MatchRecord, 'stage' | 'group' | 'round'>): string {
  const { key, params } = stageOf(match);
  switch (key) {
    case 'group':
      return `group-${slugOf(params.group ?? '')}`;
    case 'matchday':
    case 'round':
      return `matchday-${params.number}`;
    case 'other':
      return slugOf(params.name ?? '') || 'match';
    default:
      return key;
  }
}

export const pairKey = ({ home, away }: Pick<MatchRecord, 'home' | 'away'>): string => `${teamFacts(home.name).key}-v-${teamFacts(away.name).key}`;

function slotKey({ kickOff, date }: MatchIdentity): string {
  return kickOff === null ? `on-${date}` : `at-${slugOf(new Date(kickOff).toISOString().slice(0, 16))}`;
}
