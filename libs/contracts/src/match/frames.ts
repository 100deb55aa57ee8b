import { z } from 'zod';
import { instant } from '@portal/contracts/parts';
import { liveSnapshot, matchMoving } from './match.ts';

/** Topics of matches on `/websocket` (ours). */
export const matchTopics = {
  /** Moving part of every match on air. */
  live: '/topic/live',
  /** One match, whole. */
  liveMatch: (fixtureId: number) => `/topic/live.${fixtureId}`,
} as const;

/** Frame of `/topic/live`: first all matches on air, then those that changed. */
export const liveFrame = z.object({ type: z.literal('scores'), serverTime: instant, list: z.array(matchMoving) });
export type LiveFrame = z.infer<typeof liveFrame>;

/** Frame of `/topic/live.{fixtureId}`: the whole moving state; replaces what the client holds when its revision is newer. */
export const liveMatchFrame = z.object({ type: z.literal('match'), serverTime: instant, match: liveSnapshot });
export type LiveMatchFrame = z.infer<typeof liveMatchFrame>;

/** What arrives on each topic. */
export const matchFrames = { live: liveFrame, liveMatch: liveMatchFrame } as const;
