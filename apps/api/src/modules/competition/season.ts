import { bestRows, finalScore, isScored, type MatchRecord, type TableRow } from '@portal/domain';
import type { Outcome } from '@portal/contracts/competition';
import {
  isVoid,
  knockOutOf,
  playersOf,
  tablesOf,
  teamFacts,
  teamNames,
  THIRD_PLACED,
  type CompetitionTable,
  type KnockOutRound,
  type PlayerSums,
} from '../../sports/index.ts';
import { DAY_OF_PLAY } from '../schedule/index.ts';
import type { KnownMatch } from './competition.repository.ts';

/** A season of a competition, reckoned from its matches; in no language and at no time. Teams by the key of their facts. */
export interface Season {
  readonly matches: readonly KnownMatch[];
  readonly byRecord: ReadonlyMap<MatchRecord, KnownMatch>;
  readonly tables: readonly CompetitionTable[];
  readonly thirdPlaced: readonly TableRow[];
  readonly rounds: readonly KnockOutRound[];
  readonly players: readonly PlayerSums[];
  /** Whether line-ups tell who stood on the pitch. */
  readonly hasLineUps: boolean;
  /** A team's name as a source writes it, by its key. */
  readonly names: ReadonlyMap<string, string>;
  /** Teams of the knock-out, by the key of their facts. */
  readonly wentOn: ReadonlySet<string>;
  /** How its last matches went, oldest first, by the key of a team. */
  readonly form: ReadonlyMap<string, readonly Outcome[]>;
}

const FORM = 5;

export function seasonOf(matches: readonly KnownMatch[]): Season {
  const records = matches.map(({ record }) => record);
  const tables = tablesOf(records);
  const rounds = knockOutOf(records);
  const after = roundsAfterGroups(records, rounds);
  const wentOn = new Set(after.flatMap(({ ties }) => ties.flatMap(({ teams }) => teams)).filter((team) => team !== null));
  return {
    matches,
    byRecord: new Map(matches.map((match) => [match.record, match])),
    tables,
    thirdPlaced: thirdPlacedOf(tables, after[0]),
    rounds,
    players: playersOf(records),
    hasLineUps: records.some(({ lineUps }) => lineUps !== null),
    wentOn,
    names: teamNames(records),
    form: formOf(matches),
  };
}

/** The knock-out that groups lead to: neither a play-off before them nor one about who stays up. */
function roundsAfterGroups(records: readonly MatchRecord[], rounds: readonly KnockOutRound[]): KnockOutRound[] {
  const days = records.filter(({ group }) => group !== null).map(({ date }) => date);
  const last = days.reduce((latest, day) => (day > latest ? day : latest), '');
  const leadsOn = ({ date, stage, round }: MatchRecord) => date >= last && !/relegation|qualif/i.test(`${stage ?? ''} ${round ?? ''}`);
  return last === '' ? [] : rounds.filter(({ ties }) => ties.every(({ matches }) => matches.every(leadsOn)));
}

/** Of groups of which the first two and some of the third go on, in one order; none of any other. */
function thirdPlacedOf(tables: readonly CompetitionTable[], first: KnockOutRound | undefined): TableRow[] {
  const groups = tables.filter(({ group }) => group !== null);
  const thirds = groups.flatMap(({ rows }) => rows[2] ?? []);
  if (!first || !areThirdsParted(groups, thirds, first)) return [];
  return bestRows(thirds, THIRD_PLACED).map((row, at) => ({ ...row, position: at + 1 }));
}

function areThirdsParted(groups: readonly CompetitionTable[], thirds: readonly TableRow[], { ties }: KnockOutRound): boolean {
  const teams = ties.flatMap((tie) => tie.teams);
  const known = new Set(teams.filter((team) => team !== null));
  if (known.size < teams.length) {
    const beyond = teams.length - 2 * groups.length;
    return beyond > 0 && beyond < thirds.length;
  }
  const through = thirds.filter(({ team }) => known.has(team)).length;
  return through > 0 && through < thirds.length && !groups.some(({ rows }) => rows.slice(3).some(({ team }) => known.has(team)));
}

function formOf(matches: readonly KnownMatch[]): Map<string, Outcome[]> {
  const form = new Map<string, Outcome[]>();
  for (const match of matches)
    for (const { name } of [match.record.home, match.record.away]) {
      const { key } = teamFacts(name);
      const outcome = outcomeFor(match, key);
      if (outcome) form.set(key, [...(form.get(key) ?? []), outcome].slice(-FORM));
    }
  return form;
}

/** undefined: it is not one of its teams, or nobody knows how it ended. */
export function outcomeFor({ record }: KnownMatch, key: string): Outcome | undefined {
  if (!isScored(record) || isVoid(record)) return undefined;
  const side = teamFacts(record.home.name).key === key ? 'home' : teamFacts(record.away.name).key === key ? 'away' : undefined;
  if (!side) return undefined;
  // A shoot-out parts them and counts as a draw.
  const { home, away } = finalScore(record.score);
  if (home === away) return 'drawn';
  return home > away === (side === 'home') ? 'won' : 'lost';
}

/** Its time is still to come, even if it was called off; what should have been played and has no result is past. */
export const isAhead = ({ record, kickOffAt }: KnownMatch, now: number): boolean =>
  !isScored(record) && now < (record.kickOff === null ? kickOffAt + DAY_OF_PLAY : kickOffAt);

/** To be played, as far as anybody knows. */
export const isComing = (match: KnownMatch, now: number): boolean => isAhead(match, now) && match.record.note === null;

export const isPlayed = ({ record }: KnownMatch): boolean => isScored(record) && !isVoid(record);
