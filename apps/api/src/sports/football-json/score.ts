import type { MatchScore, Score } from '@portal/domain';
import { isAbsent, isObject } from './problem.ts';
import type { Complaints, JsonObject } from './problem.ts';

const HIGHEST = 199;
const parts = { ht: 'halfTime', ft: 'fullTime', et: 'extraTime', p: 'penalties' } as const;
/** How files of before 2015 call the same: score1, score1i, score1et, score1p. */
const olderParts = { i: 'halfTime', '': 'fullTime', et: 'extraTime', p: 'penalties' } as const;

/**
 * The score of a match: `score: {ht, ft, et, p}`, `score: [2, 1]`, `score: "2-1"`, or the older `score1`, `score2`. A part
 * that cannot be read costs only itself. Null when nothing has been played, or nothing of it could be read.
 */
export function readScore(match: JsonObject, complaints: Complaints): MatchScore | null {
  const score = { ...olderScore(match, complaints), ...newerScore(match.score, complaints.at('score')) };
  return plausible({ halfTime: null, fullTime: null, extraTime: null, penalties: null, ...score }, complaints.at('score'));
}

type Read = Partial<Record<keyof MatchScore, Score>>;

function newerScore(value: unknown, complaints: Complaints): Read {
  if (isAbsent(value)) return {};
  if (!isObject(value)) {
    const fullTime = readPair(value, complaints);
    return fullTime ? { fullTime } : {};
  }
  const read: Read = {};
  for (const [key, part] of Object.entries(value)) {
    if (!(key in parts)) complaints.at(key).say('no known part of a score', part);
    else {
      const pair = readPair(part, complaints.at(key));
      if (pair) read[parts[key as keyof typeof parts]] = pair;
    }
  }
  return read;
}

function olderScore(match: JsonObject, complaints: Complaints): Read {
  const read: Read = {};
  for (const [ending, part] of Object.entries(olderParts)) {
    const [home, away] = [match[`score1${ending}`], match[`score2${ending}`]];
    if (isAbsent(home) && isAbsent(away)) continue;
    const pair = readPair([home, away], complaints.at(`score1${ending}`));
    if (pair) read[part] = pair;
  }
  return read;
}

function readPair(value: unknown, complaints: Complaints): Score | null {
  if (isAbsent(value) || (Array.isArray(value) && value.length > 0 && value.every(isAbsent))) return null;
  const written = typeof value === 'string' ? /^\s*(\d{1,3})\s*[-–:]\s*(\d{1,3})\s*$/.exec(value)?.slice(1).map(Number) : value;
  if (Array.isArray(written) && written.length === 2 && written.every((goals) => Number.isInteger(goals) && goals >= 0 && goals <= HIGHEST)) {
    return { home: written[0] as number, away: written[1] as number };
  }
  complaints.say('not a score', value);
  return null;
}

/** Nobody loses goals as a match goes on: an earlier part above a later one is left out. */
function plausible(score: MatchScore, complaints: Complaints): MatchScore | null {
  let { halfTime, fullTime } = score;
  const above = (one: Score | null, other: Score | null) => one !== null && other !== null && (one.home > other.home || one.away > other.away);
  if (above(fullTime, score.extraTime)) {
    complaints.at('ft').say('more goals after 90 minutes than after extra time', pairOf(fullTime));
    fullTime = null;
  }
  if (above(halfTime, fullTime ?? score.extraTime)) {
    complaints.at('ht').say('more goals at half-time than at the end', pairOf(halfTime));
    halfTime = null;
  }
  return halfTime || fullTime || score.extraTime || score.penalties ? { ...score, halfTime, fullTime } : null;
}

const pairOf = (score: Score | null): unknown => score && [score.home, score.away];
