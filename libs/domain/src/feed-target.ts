import type { FriendFilter } from './friend-filters.ts';
import { NOTIFICATION_TITLE, type NotificationContent } from './notification-content.ts';
import { NOTIFICATION_KEY } from './notification-keys.ts';
import { FEED_TYPE, type FeedType } from './posts.ts';

/** A place in the news feed, by its query parameters (specification, section 2). */
export interface FeedTarget {
  pId?: number;
  nType?: FeedType;
  fFilter?: FriendFilter;
}

/**
 * Where a notification leads: a new comment to the feed on its post, a friend request to the community feed filtered to
 * friend requests (specification, section 2), and who has accepted to one's friends (ours). Anything else about a post leads to the post, the rest nowhere.
 */
export function notificationTarget(content: NotificationContent): FeedTarget | null {
  if (content.title === NOTIFICATION_TITLE.friendRequest) return { nType: FEED_TYPE.community, fFilter: 'friendsRequest' };
  if (content.title !== null && content.key === NOTIFICATION_KEY.friendAccepted) return { nType: FEED_TYPE.community, fFilter: 'friend' };
  return content.postId === null ? null : { pId: content.postId };
}

/** Where the link of a user leads. `live` is the slug plus link of the room the user is on air in. */
export type UserTarget = { to: 'live'; live: string } | { to: 'profile'; username: string } | { to: 'feed'; feed: FeedTarget };

/**
 * To the live slug plus link when that user is on air, else the profile by username; one's own profile is the home feed
 * (specification, section 2; decisions, "Identity"). Guests have no user name and no profile: null.
 */
export function userTarget(user: { userId: number; username: string | null; live: string | null }, ownUserId: number | null): UserTarget | null {
  if (user.live !== null) return { to: 'live', live: user.live };
  if (user.username === null) return null;
  if (user.userId === ownUserId) return { to: 'feed', feed: { nType: FEED_TYPE.home } };
  return { to: 'profile', username: user.username };
}
