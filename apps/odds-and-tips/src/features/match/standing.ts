import type { MatchSummary } from '@portal/contracts/match';
import { standing } from '@portal/domain';

type Match = Pick<MatchSummary, 'statusCode' | 'clock'>;

export const isLive = (match: Match): boolean => standing(match) === 'live';
export const isComing = (match: Match): boolean => standing(match) === 'coming';
