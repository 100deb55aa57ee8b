import { z } from 'zod';
import { id, instant } from '@portal/contracts/parts';
import { matchOdds } from './odds.ts';

/** Topics of odds on `/websocket` (ours). */
export const oddsTopics = {
  /** Rows of every football match on air, of the company whose price a tip takes. */
  odds: '/topic/odds',
} as const;

/** A frame names at most so many matches; more of them come in several frames. */
export const ODDS_FRAME_MOST = 50;

/**
 * Frame of `/topic/odds`: first all rows of the matches on air, then the rows that changed, of the matches of which any did; a match that ended is told once more, with its markets closed.
 * A row replaces the one of its market, markets that are not named stay. `serverTime`: when they were looked at.
 */
export const oddsFrame = z.object({
  type: z.literal('odds'),
  serverTime: instant,
  list: z.array(matchOdds.pick({ rows: true }).extend({ fixtureId: id })).max(ODDS_FRAME_MOST),
});
export type OddsFrame = z.infer<typeof oddsFrame>;

/** What arrives on each topic. */
export const oddsFrames = { odds: oddsFrame } as const;
