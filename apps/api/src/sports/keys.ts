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

/**
 * Keys for the matches of one file, in its order. Where a pair meets again in the same round (a replay, a second leg at
 * the same ground), the day is added. A match put off and listed again is one match, at its new day; `repeated` are those
 * that a file lists twice on one day.
 */
export function keyed<M extends MatchIdentity & Pick<MatchRecord, 'score' | 'note'>>(
  matches: readonly M[],
): { kept: (M & { sourceKey: string })[]; repeated: M[] } {
  const byKey = new Map<string, M>();
  const repeated: M[] = [];
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
    else if (before.date === match.date || byKey.has(dated)) repeated.push(match);
    else byKey.set(dated, match);
  }
  return { kept: [...byKey].map(([sourceKey, match]) => ({ ...match, sourceKey })), repeated };
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
