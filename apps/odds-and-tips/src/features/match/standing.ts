import type { MatchSummary } from '@portal/contracts/match';
import { standing } from '@portal/domain';

type Match = Pick<MatchSummary, 'statusCode' | 'clock'>;

export const isLive = (match: Match): boolean => standing(match) === 'live';
/** The match of these odds is on air. */
export const isOnAir = (odds: { match: Match } | undefined): boolean => odds !== undefined && isLive(odds.match);
/** One of these matches is: only they move fast enough to be asked for again, or listened to. */
export const isAnyOnAir = (day: { list: readonly { match: Match }[] } | undefined): boolean => day?.list.some(isOnAir) ?? false;
export const isComing = (match: Match): boolean => standing(match) === 'coming';
