import { z } from 'zod';
import { id } from './match.ts';

/** Parts that a remote offers to pages it does not own: name (`remote/part`) and props. The first half of the name says who provides it. */
export const slots = {
  /** Hero: the match most people watch now. */
  'live-and-schedule/hot-match': z.object({}),
  /** Compact list of what is on air. */
  'live-and-schedule/live-now': z.object({ limit: z.number().int().min(1).max(20) }),
  /** Posters of rooms on air, by sport. */
  'live-and-schedule/rooms': z.object({ limit: z.number().int().min(1).max(24) }),
  /** Today's matches by tournament. */
  'live-and-schedule/today': z.object({}),
  /** Commentators on air tonight. */
  'live-and-schedule/commentators-tonight': z.object({}),
  /** The chat of one room. `compact`: without tabs of its own. */
  'chat/room': z.object({ groupId: id, title: z.string() }),
  /** Busiest public rooms with their last words. */
  'chat/public-rooms': z.object({}),
} as const;
export type SlotName = keyof typeof slots;
export type SlotProps<N extends SlotName> = z.input<(typeof slots)[N]>;
export const slotOwner = (name: SlotName): RemoteName => name.split('/')[0] as RemoteName;

export const remoteNames = ['live-and-schedule', 'chat', 'newsfeed-and-social', 'content-and-news', 'account-and-missions', 'odds-and-tips'] as const;
export type RemoteName = (typeof remoteNames)[number];
