/** Filters of the list of friends, `fFilter` in an address (specification, sections 2 and 4). */
export const FRIEND_FILTERS = ['all', 'vip', 'normal', 'joined', 'friendsRequest', 'following', 'friend'] as const;
export type FriendFilter = (typeof FRIEND_FILTERS)[number];

/** The filter an address names (section 2); all for anything that names none (ours). */
export function friendFilterOf(text: string | null | undefined): FriendFilter {
  return FRIEND_FILTERS.find((filter) => filter === text) ?? 'all';
}
