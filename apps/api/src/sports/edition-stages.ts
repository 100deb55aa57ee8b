import type { MatchRecord } from '@portal/domain';
import { stageOf, type Stage, type StageKey } from './stages.ts';
import { teamFacts } from './teams.ts';

/** Rounds of a knock-out in their order. The match for third place stands beside the final. */
export const KNOCK_OUT: readonly StageKey[] = ['play-off', 'round-of-64', 'round-of-32', 'round-of-16', 'quarter-final', 'semi-final', 'third-place', 'final'];
/** In a cup half of the teams play in one round alone; in a league all play in as many. What has fewer rounds yet could be either, and has no table. */
const ROUNDS_OF_A_LEAGUE = 3;

export interface EditionStages {
  stage(match: MatchRecord): Stage;
  /** Whether a match counts for a table: those of a group, and those of a matchday of a league. */
  isTabled(match: MatchRecord): boolean;
}

/** What the headings of one season mean together; one match alone does not tell a round of a league from one of a cup. */
export function editionStages(matches: readonly MatchRecord[]): EditionStages {
  const inLegs = stagesOfTwoLegs(matches);
  const stage = (match: MatchRecord): Stage => (match.stage !== null && inLegs.get(match.stage)?.(match)) || stageOf(match);
  const isRound = (match: MatchRecord) => match.stage === null && stage(match).key === 'round';
  const isCup = mostPlayFewRounds(matches.filter(isRound), stage);
  return { stage, isTabled: (match) => match.group !== null || stage(match).key === 'matchday' || (isRound(match) && !isCup) };
}

/** 'Playoffs, Matchday 1' and 'Matchday 2' are the two legs of a round, unless more matchdays make a league of it. */
function stagesOfTwoLegs(matches: readonly MatchRecord[]): Map<string, (match: MatchRecord) => Stage | undefined> {
  const byStage = Map.groupBy(
    matches.filter(({ stage }) => stage !== null),
    ({ stage }) => stage ?? '',
  );
  const found = [...byStage].flatMap(([name, within]) => {
    const { key } = stageOf({ stage: name, group: null, round: null });
    const days = within.flatMap((match) => matchdayOf(match) ?? []);
    if (!KNOCK_OUT.includes(key) || days.length === 0 || days.some((day) => day > 2)) return [];
    const read = (match: MatchRecord): Stage | undefined => {
      const day = matchdayOf(match);
      return day === undefined ? undefined : { key, params: {}, leg: day === 1 ? 1 : 2 };
    };
    return [[name, read] as const];
  });
  return new Map(found);
}

function matchdayOf(match: MatchRecord): number | undefined {
  const { key, params } = stageOf(match);
  return key === 'matchday' && match.group === null ? params.number : undefined;
}

function mostPlayFewRounds(matches: readonly MatchRecord[], stage: (match: MatchRecord) => Stage): boolean {
  const rounds = new Map<string, Set<number | undefined>>();
  for (const match of matches)
    for (const { name } of [match.home, match.away]) {
      const { key } = teamFacts(name);
      rounds.set(key, (rounds.get(key) ?? new Set()).add(stage(match).params.number));
    }
  return [...rounds.values()].filter(({ size }) => size < ROUNDS_OF_A_LEAGUE).length * 2 > rounds.size;
}
