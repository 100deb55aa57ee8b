import type { MatchSummary } from '@portal/contracts/match';
import { MATCH_STATUS, matchStatus } from '@portal/domain';

type Standing = Pick<MatchSummary, 'statusCode' | 'clock'>;
/** A match that should have been played and of which nobody knows the score is neither on air nor to come. */
const known = ({ clock }: Standing) => clock.phase !== 'unknown';

export const isLive = (match: Standing): boolean => known(match) && matchStatus(match.statusCode) === MATCH_STATUS.live;
export const isComing = (match: Standing): boolean => known(match) && matchStatus(match.statusCode) === MATCH_STATUS.coming;
