import type { MatchSummary } from '@portal/contracts/match';
import { isBookable, standing } from '@portal/domain';

/** Whether commentators of a match can be booked by now: somebody speaks at it, and it is to come in the days that one can book. `now`: epoch milliseconds. */
export const canBook = (match: MatchSummary, now: number): boolean =>
  match.commentators.length > 0 && standing(match) === 'coming' && !match.dayOnly && isBookable(Date.parse(match.kickOff), now);
