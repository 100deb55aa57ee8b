import { useState } from 'react';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { friendActions, friendCalls, type Relation } from '@portal/contracts/friend';
import { NOBODY, useApp, viewerOf, type Viewer } from '@portal/platform';
import { feedKey, peopleKey, relationKey, type FeedFilter, type People } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';

export type RelationDeed = 'ask' | 'accept' | 'refuse' | 'takeBack' | 'end' | 'follow' | 'unfollow';

const inputs = { accept: friendActions.accept, follow: friendActions.follow, unfollow: friendActions.unfollow } as const;

/** What one viewer holds of how they stand with somebody, kept right after it has changed. Whoever is in a list stays there, as they stand now, until it is asked for again. */
export function keepRelation(client: QueryClient, viewer: Viewer, relation: Relation): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [relationKey] })) {
    const { userId } = queryKey[1] as { userId?: string };
    if (queryKey[3] === viewer && userId === String(relation.userId)) client.setQueryData<Relation>(queryKey, relation);
  }
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [peopleKey] })) {
    if (queryKey[3] === viewer) client.setQueryData<InfiniteData<People, string>>(queryKey, (pages) => pages && withRelation(pages, relation));
  }
  void client.invalidateQueries({ queryKey: [peopleKey], refetchType: 'none' });
  void client.invalidateQueries({
    queryKey: [feedKey],
    predicate: ({ queryKey }) => (queryKey[1] as FeedFilter).fFilter !== undefined,
    refetchType: 'none',
  });
  void client.invalidateQueries({ queryKey: [friendCalls.count.id] });
}

const withRelation = (pages: InfiniteData<People, string>, relation: Relation): InfiniteData<People, string> => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    list: page.list.map((entry) => (entry.person.userId === relation.userId ? { ...entry, relation } : entry)),
  })),
});

/** Changes how one stands with somebody; `busy`: what is on its way. Whoever is not logged in is asked to first. */
export function useRelating(userId: number, { t }: FeedWords): { busy: RelationDeed | undefined; relate(deed: RelationDeed): Promise<void> } {
  const a = useApp();
  const [busy, setBusy] = useState<RelationDeed>();
  const relate = async (deed: RelationDeed) => {
    const viewer = viewerOf(a.session.state);
    if (viewer === NOBODY) return a.session.askLogin();
    setBusy(deed);
    try {
      keepRelation(a.queryClient, viewer, await call(deed));
    } catch (error) {
      a.notify({ tone: 'error', title: t('failed.title'), text: (isApiError(error) && error.serverMessage) || t('failed.text') });
    } finally {
      setBusy(undefined);
    }
  };
  const call = (deed: RelationDeed): Promise<Relation> => {
    switch (deed) {
      case 'ask':
        return a.api.call(friendCalls.sendRequest, { userId });
      case 'refuse':
        return a.api.call(friendCalls.reject, { userId });
      case 'takeBack':
      case 'end':
        return a.api.call(friendCalls.cancel, { userId, ends: deed === 'end' ? 'friend' : 'sent' });
      default:
        return a.api.call(friendCalls.actionRequest, { userId, action: inputs[deed] });
    }
  };
  return { busy, relate };
}
