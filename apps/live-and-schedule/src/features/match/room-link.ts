import { links } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { sportById } from '@portal/domain';

/** The room of a match under the name of its sport. */
export const roomLink = ({ fixtureId, sportId }: Pick<MatchSummary, 'fixtureId' | 'sportId'>): string => links.liveRoom(fixtureId, sportById(sportId)?.slug);
