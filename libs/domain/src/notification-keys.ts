import { TIP_RESULT } from './tip-types.ts';

/** Translation keys of the sentences that this portal writes (section 3); a client that does not know one says something general. */
export const NOTIFICATION_KEY = {
  comment: 'NEW_COMMENT',
  reply: 'NEW_REPLY',
  reaction: 'POST_REACTION',
  commentReaction: 'COMMENT_REACTION',
  mention: 'POST_MENTION',
  friendRequest: 'FRIEND_SEND_REQUEST',
  friendAccepted: 'FRIEND_ACCEPTED',
} as const;

/** Title of a plain message about a tip that is settled (ours). Its text is `key|match`. */
export const TIP_SETTLED = 'TIP_SETTLED';

/** Title of a message about an event that begins soon (ours), and the key of its sentence. Its text is `key|id of the event|its name`. */
export const EVENT_SOON = 'EVENT_SOON';
const EVENT_BEGINS = 'EVENT_BEGINS';

/** Content of a reminder of an event (ours). */
export const eventSoonText = (id: number, name: string): string => `${EVENT_BEGINS}|${id}|${name}`;

/** The event that such a content names (ours); undefined for anything else. */
export function eventOfSoonText(text: string): { key: string; id: number; name: string } | undefined {
  const [key, id = '', ...name] = text.split('|');
  return key === EVENT_BEGINS && isId(id) ? { key, id: Number(id), name: name.join('|') } : undefined;
}

/** Title of a message about a booked commentator who begins soon (ours), and the key of its sentence. Its text is `key|fixture|sport's slug|commentator|name|match`. */
export const BOOKING_SOON = 'BOOKING_SOON';
const BOOKING_BEGINS = 'BOOKING_BEGINS';

/** A booked commentator as a reminder names them. `userId` is the commentator's, `match` both teams. */
export interface BookingSoon {
  readonly fixtureId: number;
  /** Slug of the sport. */
  readonly sport: string;
  readonly userId: number;
  readonly name: string;
  readonly match: string;
}

/** Content of a reminder of a booking (ours). */
export const bookingSoonText = ({ fixtureId, sport, userId, name, match }: BookingSoon): string =>
  [BOOKING_BEGINS, fixtureId, sport, userId, name.replaceAll('|', ' '), match].join('|');

/** The booking that such a content names (ours); undefined for anything else. */
export function bookingOfSoonText(text: string): (BookingSoon & { readonly key: string }) | undefined {
  const [key, fixture = '', sport = '', commentator = '', name = '', ...match] = text.split('|');
  // It becomes an address.
  if (key !== BOOKING_BEGINS || !isId(fixture) || !isId(commentator) || !/^[a-z-]+$/.test(sport)) return undefined;
  return { key, fixtureId: Number(fixture), sport, userId: Number(commentator), name, match: match.join('|') };
}

/** Title of a message about an invited friend who counts (ours), and the key of its sentence. Its text is `key|points|name of the friend`. */
export const FRIEND_COUNTS = 'FRIEND_COUNTS';
const FRIEND_COUNTED = 'FRIEND_COUNTED';

/** Content of a message about an invited friend who counts, and the points for that (ours). */
export const friendCountsText = (points: number, name: string): string => [FRIEND_COUNTED, points, name].join('|');

/** The friend whom such a content names (ours); undefined for anything else. */
export function friendOfCountsText(text: string): { key: string; points: number; name: string } | undefined {
  const [key, points = '', ...name] = text.split('|');
  return key === FRIEND_COUNTED && isId(points) ? { key, points: Number(points), name: name.join('|') } : undefined;
}

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

const tipKeys: ReadonlyMap<number, string> = new Map([
  [TIP_RESULT.win, 'TIP_WON'],
  [TIP_RESULT.draw, 'TIP_DRAWN'],
  [TIP_RESULT.lose, 'TIP_LOST'],
]);

/** The sentence on a tip with this result; undefined for a result that is none (ours). */
export const tipSettledKey = (result: number): string | undefined => tipKeys.get(result);

const correctedKeys: ReadonlyMap<number, string> = new Map([
  [TIP_RESULT.win, 'TIP_NOW_WON'],
  [TIP_RESULT.draw, 'TIP_NOW_DRAWN'],
  [TIP_RESULT.lose, 'TIP_NOW_LOST'],
]);

/** The sentence on a tip whose result is another since its score was corrected; undefined for a result that is none (ours). */
export const tipCorrectedKey = (result: number): string | undefined => correctedKeys.get(result);

/** Title of a message about a new tip of somebody whom one follows (ours), and the key of its sentence. Its text is `key|id of the tip|name of the author|match`. */
export const TIP_NEW = 'TIP_NEW';
const TIP_POSTED = 'TIP_POSTED';
/** What a message about a new tip names. */
export interface NewTipTold {
  readonly tipId: number;
  readonly name: string;
  readonly match: string;
}

/** Content of a message about a new tip (ours). */
export const tipNewText = ({ tipId, name, match }: NewTipTold): string => [TIP_POSTED, tipId, name.replaceAll('|', ' '), match].join('|');

/** The tip that such a content names (ours); undefined for anything else. */
export function tipOfNewText(text: string): (NewTipTold & { readonly key: string }) | undefined {
  const [key, tip = '', name = '', ...match] = text.split('|');
  // It becomes an address.
  return key === TIP_POSTED && isId(tip) ? { key, tipId: Number(tip), name, match: match.join('|') } : undefined;
}
