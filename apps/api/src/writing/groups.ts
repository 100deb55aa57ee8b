import type { Language } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import { bestRows, finalScore, isScored, type MatchRecord, type ScoredMatch, type TieBreak } from '@portal/domain';
import type { ArticleWords } from '../modules/articles/index.ts';
import { isVoid, knockOutOf, tableRulesOf, tablesOf, teamFacts, THIRD_PLACED } from '../sports/index.ts';
import { capital, gapOf, goalsIn, heading, inTurn, paragraph } from './facts.ts';
import { surveyPhrases, type GroupPhrases } from './phrases/survey.ts';
import { polished } from './polished.ts';
import { cupName, resultLine } from './report.ts';
import { namedRows, signed, type Standing } from './standings.ts';
import { voiceOf, type Voice } from './voice.ts';

/** A win by so many goals is worth a sentence. */
const WIDE = 3;

interface Group {
  /** As the source writes it: 'Group A'. */
  readonly name: string;
  /** Best first. */
  readonly table: readonly [Standing, Standing, Standing, Standing];
  readonly matches: readonly ScoredMatch[];
}
/** The groups of a cup, played to their end. */
interface GroupStage {
  readonly season: string;
  readonly groups: readonly Group[];
  /** Whether a team, by its name in the tables, went on. */
  readonly through: (team: string) => boolean;
  /** What parts teams with as many points, in its order. */
  readonly tieBreaks: readonly TieBreak[];
}

/** Undefined when a match of a group has no result yet, or nobody knows who went on. */
export function groupStageOf(season: string, matches: readonly MatchRecord[]): GroupStage | undefined {
  const [sample] = matches;
  const inGroups = matches.filter((match) => match.group !== null && !isVoid(match));
  const played = inGroups.filter(isScored);
  const [firstRound] = knockOutOf(matches);
  const next = firstRound?.ties.flatMap(({ teams }) => teams) ?? [];
  const on = new Set(next.filter((team) => team !== null));
  // One place of the next round that is still open leaves open who went on.
  if (!sample || played.length === 0 || played.length < inGroups.length || on.size === 0 || on.size < next.length) return undefined;
  const groups = tablesOf(inGroups).flatMap(({ group, rows }) => {
    const [first, second, third, fourth, ...more] = namedRows(rows, inGroups);
    if (group === null || !first || !second || !third || !fourth || more.length > 0) return [];
    return [{ name: group, table: [first, second, third, fourth] as const, matches: played.filter((match) => match.group === group) }];
  });
  return { season, groups, through: (team) => on.has(teamFacts(team).key), tieBreaks: tableRulesOf(sample).tieBreaks };
}

/** Every group of a cup: who came first and by what, who went on, who went home, with its table. */
export function groupsOf(stage: GroupStage, language: Language, turn = 0): ArticleWords {
  const { season, groups, through, tieBreaks } = stage;
  const voice = voiceOf(language);
  const phrases = surveyPhrases[language].groups;
  const matches = groups.flatMap((group) => group.matches);
  const thirds = groups.map(({ table }) => table[2]).filter(({ team }) => through(team)).length;
  const figures = {
    cup: cupName(season, language),
    groups: groups.length,
    teams: groups.length * 4,
    matches: matches.length,
    goals: matches.reduce((sum, match) => sum + goalsIn(match), 0),
  };
  return polished(
    {
      title: inTurn(turn, phrases.titles(figures)),
      lead: inTurn(turn, phrases.leads(figures)),
      blocks: [
        paragraph(
          [
            inTurn(turn, phrases.intro({ ...figures, thirds })),
            phrases.order[tieBreaks[0] === 'headToHead' ? 'headToHead' : 'goalDifference'],
            phrases.marks,
          ].join(phrases.separator),
        ),
        ...groups.flatMap((group, place) => groupBlocks(group, { stage, voice, phrases, turn: turn + place })),
        ...(thirds > 0 ? thirdPlaced(stage, thirds, voice, phrases) : []),
        paragraph(phrases.source),
      ],
    },
    language,
  );
}

interface Telling {
  readonly stage: GroupStage;
  readonly voice: Voice;
  readonly phrases: GroupPhrases;
  readonly turn: number;
}

function groupBlocks(group: Group, telling: Telling): ArticleBlock[] {
  const { stage, voice, phrases, turn } = telling;
  const widest = widestOf(group.matches);
  // Each by a measure of its own: groups that begin alike do not end alike.
  const turned = (by: number): Telling => ({ ...telling, turn: turn + Math.floor(turn / by) });
  const told = [top(group, telling), third(group, turned(3)), last(group, turned(5))];
  if (widest) told.push(inTurn(turn + Math.floor(turn / 4), phrases.widest(resultLine(widest, voice))));
  return [
    heading(voice.round({ stage: null, group: group.name, round: null })),
    paragraph(told.map(capital).join(phrases.separator)),
    {
      type: 'table',
      head: [...phrases.head],
      rows: group.table.map((row) => [
        String(row.position),
        marked(voice.team(row.team), stage.through(row.team)),
        `${row.won}–${row.drawn}–${row.lost}`,
        `${row.goalsFor}–${row.goalsAgainst}`,
        String(row.points),
      ]),
    },
  ];
}

function top(group: Group, { stage, voice, phrases, turn }: Telling): string {
  const [first, second] = group.table;
  const teams = { first: voice.side(first.team), second: voice.side(second.team) };
  if (first.points === second.points) return inTurn(turn, phrases.top.level({ ...teams, points: first.points, by: phrases.by[partedBy(group, stage)] }));
  if (first.won === first.played) return inTurn(turn, phrases.top.all({ ...teams, played: first.played, behind: second.points }));
  return inTurn(turn, phrases.top.ahead({ ...teams, points: first.points, behind: second.points }));
}

/** What put the first before the second, where results alone can tell. */
function partedBy({ table, matches }: Group, { tieBreaks }: GroupStage): keyof GroupPhrases['by'] {
  const [first, second, third] = table;
  const keys = [first, second].map(({ team }) => teamFacts(team).key);
  const met = matches.find(({ home, away }) => [home, away].every(({ name }) => keys.includes(teamFacts(name).key)));
  if (!met || first.level) return 'rules';
  const { home, away } = finalScore(met.score);
  // Of three that are level their matches make a table of their own.
  if (tieBreaks[0] === 'headToHead') {
    if (third.points === first.points) return 'rules';
    if (home !== away) return 'headToHead';
  }
  if (first.goalsFor - first.goalsAgainst !== second.goalsFor - second.goalsAgainst) return 'goalDifference';
  return first.goalsFor === second.goalsFor ? 'rules' : 'goals';
}

function third({ table }: Group, { stage, voice, phrases, turn }: Telling): string {
  const [, second, { team, points }] = table;
  const of = { third: voice.side(team), points };
  if (stage.through(team)) return inTurn(turn, phrases.third.through(of));
  return inTurn(turn, points === second.points ? phrases.third.level(of) : phrases.third.out(of));
}

function last({ table }: Group, { voice, phrases, turn }: Telling): string {
  const { team, points, goalsFor, lost, played } = table[3];
  const of = { last: voice.side(team), points, played };
  if (lost === played) return inTurn(turn, phrases.last.nothing(of));
  return inTurn(turn, goalsFor === 0 ? phrases.last.goalless(of) : phrases.last.points(of));
}

/** The one match with the widest margin, if it is wide. */
function widestOf(matches: readonly ScoredMatch[]): ScoredMatch | undefined {
  const most = Math.max(...matches.map(gapOf));
  const [widest, another] = matches.filter((match) => gapOf(match) === most);
  return most >= WIDE && !another ? widest : undefined;
}

/** They have not met: what each did in its own group parts them. */
function thirdPlaced({ groups, through }: GroupStage, places: number, voice: Voice, phrases: GroupPhrases): ArticleBlock[] {
  const groupOf = new Map(groups.map(({ name, table }) => [table[2].team, name.replace(/^Group /i, '')]));
  const rows = bestRows(
    groups.map(({ table }) => table[2]),
    THIRD_PLACED,
  );
  return [
    heading(phrases.thirds.heading),
    paragraph(phrases.thirds.intro({ teams: rows.length, places })),
    {
      type: 'table',
      head: [...phrases.thirds.head],
      rows: rows.map((row, place) => [
        String(place + 1),
        marked(voice.team(row.team), through(row.team)),
        groupOf.get(row.team) ?? '',
        signed(row),
        String(row.points),
      ]),
    },
  ];
}

/** The mark stays with its name where a line breaks. */
const marked = (team: string, went: boolean): string => (went ? `${team}\u00a0✓` : team);
