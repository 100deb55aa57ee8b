import { useState } from 'react';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { eventCalls, type PortalEvent } from '@portal/contracts/event';
import { NOBODY, useApp, viewerOf, type Viewer } from '@portal/platform';
import { eventKey, eventsKey, type Events } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { letFall } from '../portal/let-fall.ts';

const calls = { booking: eventCalls.booking, saving: eventCalls.saving } as const;
export type GuestDeed = keyof typeof calls;

/** What one viewer holds of an event, as it is by now. */
export function keepEvent(client: QueryClient, viewer: Viewer, event: PortalEvent): void {
  const ofViewer = (key: string) =>
    client
      .getQueryCache()
      .findAll({ queryKey: [key] })
      .filter(({ queryKey }) => queryKey[3] === viewer);
  for (const { queryKey } of ofViewer(eventsKey))
    client.setQueryData<InfiniteData<Events, number>>(
      queryKey,
      (pages) => pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, list: page.list.map((held) => (held.id === event.id ? event : held)) })) },
    );
  for (const { queryKey } of ofViewer(eventKey)) client.setQueryData<PortalEvent>(queryKey, (held) => (held?.id === event.id ? event : held));
}

/** Takes part in an event or keeps it in mind, or no more; whoever is not logged in is asked to first. To be called where the session is observed. */
export function useAttending(event: PortalEvent, { t }: FeedWords) {
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  const [busy, setBusy] = useState<GuestDeed | null>(null);
  const attend = async (deed: GuestDeed) => {
    if (viewer === NOBODY) return a.session.askLogin();
    if (busy) return;
    const on = !(deed === 'booking' ? event.mine.booked : event.mine.saved);
    setBusy(deed);
    try {
      const now = await a.api.call(calls[deed], { id: String(event.id), on });
      for (const key of [eventsKey, eventKey]) await letFall(a.queryClient, key);
      keepEvent(a.queryClient, viewer, now);
    } catch (error) {
      a.notify({ tone: 'error', title: t('events.failed'), text: (isApiError(error) && error.serverMessage) || t('failed.text') });
      // It may be over or full by now.
      for (const key of [eventsKey, eventKey]) void a.queryClient.invalidateQueries({ queryKey: [key] });
    } finally {
      setBusy(null);
    }
  };
  return { busy, attend };
}
