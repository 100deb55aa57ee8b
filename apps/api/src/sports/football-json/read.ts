import type { MatchRecord } from '@portal/domain';
import { countsOf } from '../counts.ts';
import type { MatchCounts } from '../counts.ts';
import { keyed, repetition } from '../keys.ts';
import { readSeason } from '../season.ts';
import { zoneOfCompetition } from '../time-zone.ts';
import type { Zone } from '../time-zone.ts';
import { readMatch } from './match.ts';
import type { Surroundings } from './match.ts';
import { complaintsTo, isObject, readText } from './problem.ts';
import type { Complaints, JsonObject, JsonProblem } from './problem.ts';

export interface FootballJsonOptions {
  /** IANA zone of local times, for a competition whose country the name does not tell. */
  readonly timeZone?: string;
  /** Name for a file without one. */
  readonly competition?: string;
}

export interface FootballJsonResult {
  readonly matches: readonly MatchRecord[];
  readonly problems: readonly JsonProblem[];
  readonly counts: MatchCounts;
}

/** More than any competition plays in a season; what is longer is something else. */
const MOST_MATCHES = 20_000;

/** Whether a parsed file is one of matches: `{matches: […]}`, `{rounds: [{matches: […]}]}` or a bare list of matches. */
export function holdsMatches(file: unknown): boolean {
  if (Array.isArray(file)) return file.some((entry) => isObject(entry) && 'team1' in entry);
  return isObject(file) && (Array.isArray(file.matches) || Array.isArray(file.rounds));
}

/**
 * Reads a football.json file: fixtures, results, goals. What cannot be read becomes a problem with its path; every match
 * that can be read is kept, and of a match everything but the part in question. Never throws for what a file holds.
 */
export function readFootballJson(file: unknown, options: FootballJsonOptions = {}): FootballJsonResult {
  const problems: JsonProblem[] = [];
  const top = complaintsTo(problems);
  const read: Omit<MatchRecord, 'sourceKey'>[] = [];
  const pathOf = new Map<unknown, Complaints>();
  const around = surroundingsOf(isObject(file) ? file : {}, options, top);
  for (const { value, round, complaints } of listed(file, top).slice(0, MOST_MATCHES)) {
    const match = readMatch(value, { ...around, round }, complaints);
    if (!match) continue;
    read.push(match);
    pathOf.set(match, complaints);
  }
  const { kept: matches, repeated } = keyed(read);
  for (const pair of repeated) pathOf.get(pair.dropped)?.say(repetition(pair), `${pair.dropped.home.name} v ${pair.dropped.away.name}`);
  return { matches, problems, counts: countsOf(matches) };
}

function surroundingsOf(file: JsonObject, options: FootballJsonOptions, top: Complaints): Surroundings {
  const title = readText(file.name, top.at('name')) ?? options.competition ?? 'Unnamed competition';
  const season = readSeason(title);
  const zone: Zone | null = options.timeZone ? { kind: 'named', name: options.timeZone } : zoneOfCompetition(title);
  let doubted = false;
  return {
    competition: season?.rest || title,
    season: season?.season.label ?? null,
    zone,
    round: null,
    doubtZone(complaints) {
      if (!doubted) complaints.say('no time zone is known; times of this file are read as UTC', title);
      doubted = true;
    },
  };
}

interface Listed {
  readonly value: unknown;
  readonly round: string | null;
  readonly complaints: Complaints;
}

function listed(file: unknown, top: Complaints): Listed[] {
  const plain = (values: readonly unknown[], round: string | null, complaints: Complaints) =>
    values.map((value, index): Listed => ({ value, round, complaints: complaints.at(index) }));
  if (Array.isArray(file)) return plain(file, null, top);
  if (!isObject(file)) return [];
  const matches = Array.isArray(file.matches) ? plain(file.matches, null, top.at('matches')) : [];
  const rounds: readonly unknown[] = Array.isArray(file.rounds) ? file.rounds : [];
  const inRounds = rounds.flatMap((round, index) => {
    const at = top.at('rounds').at(index);
    if (isObject(round) && Array.isArray(round.matches)) return plain(round.matches, readText(round.name, at.at('name')), at.at('matches'));
    at.say('a round without matches', round);
    return [];
  });
  return [...matches, ...inRounds];
}
