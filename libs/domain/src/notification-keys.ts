import { TIP_RESULT } from './tip-types.ts';

/** Translation keys of the sentences that this portal writes (section 3); a client that does not know one says something general. */
export const NOTIFICATION_KEY = {
  comment: 'NEW_COMMENT',
  reply: 'NEW_REPLY',
  reaction: 'POST_REACTION',
  friendRequest: 'FRIEND_SEND_REQUEST',
  friendAccepted: 'FRIEND_ACCEPTED',
} as const;

/** Title of a plain message about a tip that is settled (ours). Its text is `key|match`. */
export const TIP_SETTLED = 'TIP_SETTLED';

const tipKeys: ReadonlyMap<number, string> = new Map([
  [TIP_RESULT.win, 'TIP_WON'],
  [TIP_RESULT.draw, 'TIP_DRAWN'],
  [TIP_RESULT.lose, 'TIP_LOST'],
]);

/** The sentence on a tip with this result; undefined for a result that is none (ours). */
export const tipSettledKey = (result: number): string | undefined => tipKeys.get(result);
