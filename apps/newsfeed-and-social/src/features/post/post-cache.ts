import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { feedTypes } from '@portal/contracts';
import { postTypes, visibility, type Post } from '@portal/contracts/newsfeed';
import type { Viewer } from '@portal/platform';
import { feedKey, headKey, postKey, type FeedFilter, type Pages, type Stretch } from '../../queries.ts';

/** Every copy of a post among these pages, changed; null takes it out. */
export const mapPosts = (pages: Pages, change: (post: Post) => Post | null): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, list: page.list.flatMap((post) => change(post) ?? []) })),
});

/** A new post on top, once. */
export function withNewPost(pages: Pages, post: Post): Pages {
  const [first, ...rest] = mapPosts(pages, (other) => (other.id === post.id ? null : other)).pages;
  return { ...pages, pages: first ? [{ ...first, list: [post, ...first.list] }, ...rest] : [{ list: [post], nextCursor: null }] };
}

const place = ({ createdAt, id }: Post): [number, number] => [Date.parse(createdAt), id];
const isNewer = (one: Post, other: Post): boolean => {
  const [[at, id], [otherAt, otherId]] = [place(one), place(other)];
  return at === otherAt ? id > otherId : at > otherAt;
};

/** Posts of a list's first stretch, as it is by now, that are not among what is held of it: on top of it, or between what was made at the same moment. */
export function newerThan(held: Pages, head: Stretch): Post[] {
  const posts = held.pages.flatMap(({ list }) => list);
  const ids = new Set(posts.map(({ id }) => id));
  const oldest = posts.at(-1);
  return head.list.filter((post) => !ids.has(post.id) && (oldest === undefined || isNewer(post, oldest)));
}

/** What is held of a list, as its first stretch says it is by now: posts changed, and gone. In the place of what one has just deleted oneself stands the way back. */
export function asHeadSays(held: Pages, head: Stretch): Pages {
  const now = new Map(head.list.map((post) => [post.id, post]));
  const last = head.nextCursor === null ? undefined : head.list.at(-1);
  return mapPosts(held, (post) => now.get(post.id) ?? (post.visibility !== visibility.deleted && (last === undefined || isNewer(post, last)) ? null : post));
}

/**
 * Changes what is held of a list. That it is to be asked for again stays so. An answer on its way goes on from what was held when it was asked for: the change is made to that as well,
 * so it has to be one that may be made twice.
 */
export function changeHeld(client: QueryClient, queryKey: QueryKey, change: (pages: Pages) => Pages): void {
  const make = () => {
    const marked = client.getQueryState(queryKey)?.isInvalidated === true;
    client.setQueryData<Pages>(queryKey, (pages) => pages && change(pages));
    if (marked) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  };
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const coming = query?.state.fetchStatus === 'fetching' ? query.promise : undefined;
  make();
  void coming?.then(make, () => {});
}

/** Posts of the feeds that show some types alone. */
const typesOf: Readonly<Record<number, readonly number[]>> = {
  [feedTypes.community]: [postTypes.normal, postTypes.image, postTypes.video, postTypes.avatar],
  [feedTypes.event]: [postTypes.eventsLive, postTypes.shareEvent],
  [feedTypes.tip]: [postTypes.shareTips],
};
const folded = (tag: string): string => tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a list that begins with the newest would have this post, which its viewer has just made. */
export function belongs(post: Post, { nType = feedTypes.newsfeed, fFilter, username, hashtag, fixtureId, from }: FeedFilter): boolean {
  // One is not among one's friends.
  if (from || fFilter !== undefined) return false;
  if (username !== undefined) return username.toLowerCase() === post.author.username.toLowerCase();
  const isPublic = post.visibility === visibility.public;
  if (hashtag !== undefined) return isPublic && post.hashtags.some((tag) => folded(tag) === folded(hashtag));
  if (fixtureId !== undefined) return isPublic && post.card?.kind === 'live' && String(post.card.id) === fixtureId;
  if (nType === feedTypes.home) return true;
  return isPublic && (nType === feedTypes.newsfeed || (typesOf[nType] ?? []).includes(post.postType));
}

/** What one viewer holds of posts, kept right after something was done to one of them. */
export function postCache(client: QueryClient, viewer: Viewer) {
  const ofViewer = (key: string) =>
    client
      .getQueryCache()
      .findAll({ queryKey: [key] })
      .filter(({ queryKey }) => queryKey[3] === viewer);
  function changeLists(change: (pages: Pages, filter: FeedFilter) => Pages): void {
    for (const { queryKey } of ofViewer(headKey)) {
      // What is on its way may be from before, and would be believed; the next comes in a minute.
      void client.cancelQueries({ queryKey, exact: true });
      client.setQueryData<Pages>(queryKey, (pages) => pages && change(pages, queryKey[1] as FeedFilter));
    }
    for (const { queryKey } of ofViewer(feedKey)) changeHeld(client, queryKey, (pages) => change(pages, queryKey[1] as FeedFilter));
  }
  return {
    change(id: number, change: (post: Post) => Post | null): void {
      changeLists((pages) => mapPosts(pages, (post) => (post.id === id ? change(post) : post)));
      for (const { queryKey } of ofViewer(postKey)) {
        const post = client.getQueryData<Post>(queryKey);
        const now = post?.id === id ? change(post) : post;
        // Of what is gone its own page says so when it asks.
        if (now === null) void client.invalidateQueries({ queryKey, exact: true });
        else client.setQueryData<Post>(queryKey, now);
      }
    },
    /** What its viewer made of an own post; one that is about no match any more is in no match's list. */
    replace(post: Post): void {
      this.change(post.id, () => post);
      if (post.card !== null) return;
      changeLists((pages, { fixtureId }) => (fixtureId === undefined ? pages : mapPosts(pages, (held) => (held.id === post.id ? null : held))));
    },
    add(post: Post): void {
      changeLists((pages, filter) => (belongs(post, filter) ? withNewPost(pages, post) : pages));
    },
    /** Somebody's posts are gone from every list; `elsewhere`: but from that of their own. Within a share stands that the original is gone. */
    hide(authorId: number, elsewhere: boolean): void {
      changeLists((pages, { username }) =>
        elsewhere && username !== undefined
          ? pages
          : mapPosts(pages, (post) => {
              if (post.author.userId === authorId) return null;
              const { shared } = post;
              return !elsewhere && shared !== null && shared !== 'gone' && shared.author.userId === authorId ? { ...post, shared: 'gone' } : post;
            }),
      );
    },
    /** Lists may differ from what is held in ways that nobody here can work out. */
    askAnew(): void {
      for (const key of [feedKey, headKey]) void client.invalidateQueries({ queryKey: [key], refetchType: 'none' });
    },
  };
}
