/** Types of a feed post (specification, section 4). */
export const POST_TYPE = {
  normal: 10,
  image: 20,
  video: 30,
  shareTips: 40,
  shareLives: 50,
  eventsLive: 60,
  shareArticle: 70,
  shareEvent: 80,
  avatar: 90,
} as const;
export type PostType = (typeof POST_TYPE)[keyof typeof POST_TYPE];

/** What the composer is doing (specification, section 4). */
export const ACTION_MODE = { normal: 1, share: 2, edit: 3 } as const;
export type ActionMode = (typeof ACTION_MODE)[keyof typeof ACTION_MODE];

/** Types of feed, `nType` in an address (specification, sections 2 and 4). */
export const FEED_TYPE = { home: 1, event: 2, community: 3, tip: 4, newsfeed: 5 } as const;
export type FeedType = (typeof FEED_TYPE)[keyof typeof FEED_TYPE];

/** Whether a number is the code of a type of post (section 4). */
export function isPostType(code: number): code is PostType {
  return Object.values<number>(POST_TYPE).includes(code);
}

/** The feed that `nType` of an address names (section 2); home for anything that names none (ours). */
export function feedTypeOf(text: string | null | undefined): FeedType {
  return Object.values(FEED_TYPE).find((type) => String(type) === text) ?? FEED_TYPE.home;
}

/** Whether a post of the type repeats something of others (section 4): tips, lives, an article, an event. */
export function isShare(type: PostType): boolean {
  const shares: readonly PostType[] = [POST_TYPE.shareTips, POST_TYPE.shareLives, POST_TYPE.shareArticle, POST_TYPE.shareEvent];
  return shares.includes(type);
}
