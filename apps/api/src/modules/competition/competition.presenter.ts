import type { Language } from '@portal/contracts';
import type { KnockOutRound as Round, PlayedMatch, Scorer, SquadPlayer, Table, TableRow as Row } from '@portal/contracts/competition';
import { readablePlayerName, type TableRow } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import { stageOf, stageWords, type CompetitionTable, type KnockOutRound, type PlayerSums, type Tie } from '../../sports/index.ts';
import { presentShown, presentTeam, showImported } from '../schedule/index.ts';
import type { KnownMatch } from './competition.repository.ts';
import type { Season } from './season.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export function presentMatch({ record, fixtureId, kickOffAt }: KnownMatch, now: number, say: Say, language: Language): PlayedMatch {
  const summary = presentShown(showImported({ fixtureId: fixtureId ?? 0, kickOffAt, match: record }, now), 0, say, language);
  return { ...summary, fixtureId, note: record.note, ...(fixtureId === null && { commentators: [] }) };
}

export const presentTable = (table: CompetitionTable, season: Season, language: Language): Table => ({
  name: season.tables.length === 1 ? '' : tableName(table, season, language),
  rows: presentRows(table.rows, season, language, table.group !== null),
});

/** `leadsOn`: it is a table out of which teams go to the knock-out. */
export const presentRows = (rows: readonly TableRow[], { names, form, wentOn }: Season, language: Language, leadsOn: boolean): Row[] =>
  rows.map(({ team, conduct: _, ...sums }) => ({
    ...sums,
    team: presentTeam(names.get(team) ?? team, language),
    form: [...(form.get(team) ?? [])],
    wentOn: leadsOn && wentOn.has(team),
  }));

/** By its group; with its stage where another has a group of that name. */
function tableName({ group, stage }: CompetitionTable, { tables }: Season, language: Language): string {
  const words = (of: { group: string | null; round: null }) => stageWords(stageOf({ stage, ...of }), language);
  if (group === null) return words({ group, round: null });
  const isAmbiguous = tables.some((other) => other.group === group && other.stage !== stage);
  return [...(isAmbiguous ? [words({ group: null, round: null })] : []), words({ group, round: null })].join(' · ');
}

export const presentRound = ({ key, ties }: KnockOutRound, season: Season, language: Language): Round => ({
  key,
  name: stageWords({ key, params: {} }, language),
  ties: ties.map((tie) => presentTie(tie, season, language)),
});

function presentTie({ teams, goals, penalties, winner, matches }: Tie, { byRecord: known, names }: Season, language: Language): Round['ties'][number] {
  const side = (team: string | null) => (team === null ? null : presentTeam(names.get(team) ?? team, language));
  return {
    teams: [side(teams[0]), side(teams[1])],
    goals: goals && [...goals],
    penalties: penalties && [...penalties],
    winner,
    matches: matches.slice(0, 3).flatMap((record) => {
      const match = known.get(record);
      if (!match) return [];
      const score = record.score && (record.score.extraTime ?? record.score.fullTime);
      return [{ fixtureId: match.fixtureId, kickOff: iso(match.kickOffAt), ...(record.kickOff === null && { dayOnly: true }), score }];
    }),
  };
}

const player = (name: string) => ({ name: readablePlayerName(name) });

export const presentScorer = ({ name, team, goals, penalties, matches }: PlayerSums, { names, hasLineUps }: Season, language: Language): Scorer => ({
  ...player(name),
  team: presentTeam(names.get(team) ?? team, language),
  goals,
  penalties,
  matches: hasLineUps ? matches : null,
});

export const presentBooked = ({ name, team, yellow, red }: PlayerSums, { names }: Season, language: Language) => ({
  ...player(name),
  team: presentTeam(names.get(team) ?? team, language),
  yellow,
  red,
});

export const presentSquadPlayer = ({ name, team: _, penalties: __, ...sums }: PlayerSums): SquadPlayer => ({ ...player(name), ...sums });
