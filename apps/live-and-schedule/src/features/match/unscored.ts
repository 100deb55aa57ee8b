import type { MatchSummary } from '@portal/contracts/match';

/** A match without what tells how it stands: goals, points by period, who leads a race. That it runs or is over stays. */
export const unscored = ({ race: _, periods: __, ...match }: MatchSummary): MatchSummary => ({
  ...match,
  score: null,
  halfTime: null,
  penalties: null,
  lastGoalAt: null,
});

/** Whether there is something to keep to oneself. */
export const hasScore = ({ score, race }: Pick<MatchSummary, 'score' | 'race'>): boolean => score !== null || (race !== undefined && race.lap > 0);

/** Stands where a score is kept back and there is room for one. */
export const SCORE_KEPT = '? – ?';
