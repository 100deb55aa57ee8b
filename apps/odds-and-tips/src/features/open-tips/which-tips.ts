import type { Tip } from '@portal/contracts/tips';
import { zonedDate, type Told } from '@portal/i18n';
import { isComing } from '../match/standing.ts';
import { profitOfRecord } from '../tips/tip-words.ts';

/** Until then a night belongs to the day before: matches of other continents are played after midnight. Milliseconds. */
const MORNING = 6 * 3_600_000;

const talk = ({ reactions, comments }: Tip): number => reactions.total + comments;
const kickOff = ({ match }: Tip): number => Date.parse(match.kickOff);

/** Tips on matches to come, those that most is said about first; of as many those whose authors won most, then the newest. */
export const focusFirst = (tips: readonly Tip[], limit: number): Tip[] =>
  tips
    .filter(({ match }) => isComing(match))
    .sort((a, b) => talk(b) - talk(a) || profitOfRecord(b.record) - profitOfRecord(a.record) || b.id - a.id)
    .slice(0, limit);

/** Tips on matches of the day and the night of `now` (epoch milliseconds) where the visitor is, the next kick-off first. */
export function ofTonight(tips: readonly Tip[], now: number, told: Told): Tip[] {
  const nightOf = (instant: number) => zonedDate(instant - MORNING, told);
  return tips.filter((tip) => nightOf(kickOff(tip)) === nightOf(now)).sort((a, b) => kickOff(a) - kickOff(b) || b.id - a.id);
}
