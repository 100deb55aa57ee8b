import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { feedTypes } from '@portal/contracts';
import { postTypes, visibility, type Post } from '@portal/contracts/newsfeed';
import type { Viewer } from '@portal/platform';
import { feedKey, postKey, type FeedFilter, type Stretch } from '../../queries.ts';

export type Pages = InfiniteData<Stretch, string>;

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

/** Posts of the feeds that show some types alone. */
const typesOf: Readonly<Record<number, readonly number[]>> = {
  [feedTypes.community]: [postTypes.normal, postTypes.image],
  [feedTypes.event]: [postTypes.eventsLive],
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
  return {
    change(id: number, change: (post: Post) => Post | null): void {
      for (const { queryKey } of ofViewer(feedKey))
        client.setQueryData<Pages>(queryKey, (pages) => pages && mapPosts(pages, (post) => (post.id === id ? change(post) : post)));
      for (const { queryKey } of ofViewer(postKey)) client.setQueryData<Post>(queryKey, (post) => (post?.id === id ? (change(post) ?? post) : post));
    },
    /** What its viewer made of an own post; one that is about no match any more is in no match's list. */
    replace(post: Post): void {
      this.change(post.id, () => post);
      if (post.card !== null) return;
      for (const { queryKey } of ofViewer(feedKey)) {
        if ((queryKey[1] as FeedFilter).fixtureId === undefined) continue;
        client.setQueryData<Pages>(queryKey, (pages) => pages && mapPosts(pages, (held) => (held.id === post.id ? null : held)));
      }
    },
    add(post: Post): void {
      for (const { queryKey } of ofViewer(feedKey)) {
        if (belongs(post, queryKey[1] as FeedFilter)) client.setQueryData<Pages>(queryKey, (pages) => pages && withNewPost(pages, post));
      }
    },
    /** Somebody's posts are gone from every list; `elsewhere`: but from that of their own. Within a share stands that the original is gone. */
    hide(authorId: number, elsewhere: boolean): void {
      for (const { queryKey } of ofViewer(feedKey)) {
        if (elsewhere && (queryKey[1] as FeedFilter).username !== undefined) continue;
        client.setQueryData<Pages>(
          queryKey,
          (pages) =>
            pages &&
            mapPosts(pages, (post) => {
              if (post.author.userId === authorId) return null;
              const { shared } = post;
              return !elsewhere && shared !== null && shared !== 'gone' && shared.author.userId === authorId ? { ...post, shared: 'gone' } : post;
            }),
        );
      }
    },
    /** Lists may differ from what is held in ways that nobody here can work out. */
    askAnew(): void {
      void client.invalidateQueries({ queryKey: [feedKey], refetchType: 'none' });
    },
  };
}
