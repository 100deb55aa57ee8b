import type { MatchSummary } from '@portal/contracts/match';
import { standing } from '@portal/domain';

type Match = Pick<MatchSummary, 'statusCode' | 'clock'>;

export const isLive = (match: Match): boolean => standing(match) === 'live';
/** The match of these odds is on air. */
export const isOnAir = (odds: { match: Match } | undefined): boolean => odds !== undefined && isLive(odds.match);
export const isComing = (match: Match): boolean => standing(match) === 'coming';
