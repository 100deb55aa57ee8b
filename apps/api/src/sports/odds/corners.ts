import type { Expectation } from './ratings.ts';
import { scoreChances, type ScoreChances } from './score-chances.ts';

/**
 * Who attacks more has more corners: so many come with no goals to be expected, and so many more with each that is. For an even match that makes about ten. Our results do not
 * count corners, so this is a thought and no measure (docs: how the odds come about says so).
 */
const CORNERS = { least: 2.4, withGoal: 1.8 } as const;
/** More by one team are not looked at. */
const MOST = 25;

/** The chances of each lead and of each number of corners of a whole match, by its expected goals. */
export const cornerChances = ({ home, away }: Expectation): ScoreChances =>
  scoreChances({ home: 0, away: 0 }, { home: cornersOf(home), away: cornersOf(away) }, { lowScores: 0, most: MOST });

const cornersOf = (goals: number): number => CORNERS.least + CORNERS.withGoal * goals;
