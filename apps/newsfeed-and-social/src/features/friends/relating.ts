import { useState } from 'react';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { friendActions, friendCalls, type Relation } from '@portal/contracts/friend';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { NOBODY, useApp, viewerOf, type AppContext, type Viewer } from '@portal/platform';
import { feedKey, headKey, peopleKey, postKey, relationKey, suggestionsKey, type FeedFilter, type People, type Suggestions } from '../../queries.ts';
import { postCache } from '../post/post-cache.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { letFall } from '../portal/let-fall.ts';

/** Those that an action of `friend/action-request` stands for. */
type ActionDeed = keyof typeof friendActions;
export type RelationDeed = 'ask' | 'refuse' | 'takeBack' | 'end' | ActionDeed;

/** What one viewer holds of how they stand with somebody, kept right after it has changed. Whoever is in a list stays there, as they stand now, until it is asked for again. */
export async function keepRelation(client: QueryClient, viewer: Viewer, relation: Relation): Promise<void> {
  for (const key of [peopleKey, suggestionsKey]) await letFall(client, key);
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [relationKey] })) {
    const { userId } = queryKey[1] as { userId?: string };
    if (queryKey[3] === viewer && userId === String(relation.userId)) client.setQueryData<Relation>(queryKey, relation);
  }
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [peopleKey] })) {
    if (queryKey[3] === viewer) client.setQueryData<InfiniteData<People, string>>(queryKey, (pages) => pages && withRelation(pages, relation));
  }
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [suggestionsKey] })) {
    if (queryKey[3] === viewer)
      client.setQueryData<Suggestions>(
        queryKey,
        (held) => held && { list: held.list.map((entry) => (entry.person.userId === relation.userId ? { ...entry, relation } : entry)) },
      );
  }
  void client.invalidateQueries({ queryKey: [peopleKey], refetchType: 'none' });
  for (const key of [feedKey, headKey])
    void client.invalidateQueries({ queryKey: [key], predicate: ({ queryKey }) => (queryKey[1] as FeedFilter).fFilter !== undefined, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: [friendCalls.count.id] });
}

const withRelation = (pages: InfiniteData<People, string>, relation: Relation): InfiniteData<People, string> => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    list: page.list.map((entry) => (entry.person.userId === relation.userId ? { ...entry, relation } : entry)),
  })),
});

/** Name of the call by which another remote asks for its comments; their contract is none of this remote's. */
const commentsKey = 'comment.list';

/** What changes in posts and comments: whoever is blocked or muted is gone at once; those who are seen again come with the next answer. */
async function keepPosts(client: QueryClient, viewer: Viewer, deed: RelationDeed, userId: number): Promise<void> {
  const keeps = deed === 'block' || deed === 'mute';
  if (!keeps && deed !== 'unblock' && deed !== 'unmute') return;
  if (keeps) {
    await letFall(client, feedKey);
    postCache(client, viewer).hide(userId, deed === 'mute');
  } else void client.invalidateQueries({ queryKey: [feedKey] });
  void client.invalidateQueries({ queryKey: [newsfeedCalls.list.id] });
  if (deed === 'block' || deed === 'unblock') void client.invalidateQueries({ queryKey: [postKey] });
  void client.invalidateQueries({ queryKey: [commentsKey] });
}

/** Changes how a viewer stands with somebody, and what they hold of that. Rejects as the call does. */
export async function changeRelation(a: AppContext, viewer: Viewer, userId: number, deed: RelationDeed): Promise<void> {
  try {
    await keepRelation(a.queryClient, viewer, await call(a, userId, deed));
    await keepPosts(a.queryClient, viewer, deed, userId);
  } catch (error) {
    // Something has changed meanwhile.
    void a.queryClient.invalidateQueries({ queryKey: [friendCalls.count.id] });
    throw error;
  }
}

function call(a: AppContext, userId: number, deed: RelationDeed): Promise<Relation> {
  switch (deed) {
    case 'ask':
      return a.api.call(friendCalls.sendRequest, { userId });
    case 'refuse':
      return a.api.call(friendCalls.reject, { userId });
    case 'takeBack':
    case 'end':
      return a.api.call(friendCalls.cancel, { userId, ends: deed === 'end' ? 'friend' : 'sent' });
    default:
      return a.api.call(friendCalls.actionRequest, { userId, action: friendActions[deed] });
  }
}

/** The same from a button: `busy` is what is on its way, `relate` tells whether it was done. Whoever is not logged in is asked to first. */
export function useRelating(userId: number, { t }: FeedWords): { busy: RelationDeed | undefined; relate(deed: RelationDeed): Promise<boolean> } {
  const a = useApp();
  const [busy, setBusy] = useState<RelationDeed>();
  const relate = async (deed: RelationDeed): Promise<boolean> => {
    const viewer = viewerOf(a.session.state);
    if (viewer === NOBODY) {
      a.session.askLogin();
      return false;
    }
    setBusy(deed);
    try {
      await changeRelation(a, viewer, userId, deed);
      return true;
    } catch (error) {
      a.notify({ tone: 'error', title: t('failed.title'), text: (isApiError(error) && error.serverMessage) || t('failed.text') });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, relate };
}
