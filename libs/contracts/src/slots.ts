import { z } from 'zod';
import { id } from './parts/values.ts';

/** Parts that a remote, or the shell, offers to pages it does not own: name (`remote/part`) and props. The first half of the name says who provides it. */
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
  /** A match as it stands, in a text about it: score and minute move. `title`: what stands there where nothing is known of it. */
  'live-and-schedule/match-card': z.object({ fixtureId: id, title: z.string() }),
  /** The table in which the two teams of a match stand; nothing where they stand in none together. */
  'live-and-schedule/match-standings': z.object({ fixtureId: id }),
  /** What the visitor follows: matches with a bell, tournaments, teams and commentators with a star. */
  'live-and-schedule/followed': z.object({}),
  /** The chat of one room. `ended`: its match is over, which the room says. */
  'chat/room': z.object({ groupId: id, title: z.string(), ended: z.boolean().optional() }),
  /** Busiest public rooms with their last words. */
  'chat/public-rooms': z.object({}),
  /** Newest articles: one large, the others as rows. */
  'content-and-news/latest': z.object({ limit: z.number().int().min(1).max(20) }),
  /** Most read of the week, numbered. */
  'content-and-news/most-viewed': z.object({ limit: z.number().int().min(1).max(20) }),
  /** The report of a match that has ended, and its goals to be seen again. */
  'content-and-news/match-story': z.object({ fixtureId: id }),
  /** Comments on a thing (`commentTargets`), with their composer. */
  'content-and-news/comments': z.object({ objectType: z.number().int(), objectId: id }),
  /** Newest public posts, as a rail. */
  'newsfeed-and-social/latest-posts': z.object({ limit: z.number().int().min(1).max(10) }),
  /** Posts about one match, with the way to a new one. */
  'newsfeed-and-social/match-posts': z.object({ fixtureId: id, link: z.string() }),
  /** The seven-day card, small; for a guest what there is to win. */
  'account-and-missions/check-in': z.object({}),
  /** Missions of the day, small: how far one is; for a guest what there is to do. */
  'account-and-missions/missions': z.object({}),
  /** Open tips of the best tipsters. */
  'odds-and-tips/top-tips': z.object({ limit: z.number().int().min(1).max(10) }),
  /** Tips on one match. */
  'odds-and-tips/match-tips': z.object({ fixtureId: id }),
  /** Odds of one match, moving. */
  'odds-and-tips/match-odds': z.object({ fixtureId: id }),
  /** Odds of one kind of market: of a match, or of those on air and next. */
  'odds-and-tips/market-odds': z.object({ market: z.enum(['all', 'hdp', 'overUnder', '1x2']), fixtureId: id.optional() }),
  /** Whose tips brought most, of a week, a month or a year. */
  'odds-and-tips/ranking': z.object({}),
  /** Open tips: those most talked about, or those on tonight's matches. */
  'odds-and-tips/open-tips': z.object({ which: z.enum(['focus', 'tonight']) }),
  /** Where one predicts for points, on a match or on what comes next; for members. */
  'odds-and-tips/predict': z.object({ fixtureId: id.optional() }),
  /** What one has predicted, and how it ended; for members. */
  'odds-and-tips/own-predictions': z.object({}),
  /** The visitor's twelve settings (section 9), whoever they are. */
  'shell/settings': z.object({}),
} as const;
export type SlotName = keyof typeof slots;
export type SlotProps<N extends SlotName> = z.input<(typeof slots)[N]>;
export const slotOwner = (name: SlotName): RemoteName | 'shell' => name.split('/')[0] as RemoteName | 'shell';

export const remoteNames = ['live-and-schedule', 'chat', 'newsfeed-and-social', 'content-and-news', 'account-and-missions', 'odds-and-tips'] as const;
export type RemoteName = (typeof remoteNames)[number];
