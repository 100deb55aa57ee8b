import { useInfiniteQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { CalendarHeart } from 'lucide-react';
import { feedTypes, links } from '@portal/contracts';
import { useApp, useHydrated, viewerOf } from '@portal/platform';
import { EmptyState, ErrorState, MoreSentinel, moreStateOf, Panel, PanelHeader, RailPanel, SkeletonRows } from '@portal/ui';
import { mayAsk, queries, type When } from '../../queries.ts';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { EventItem } from './event-item.tsx';
import styles from './events.module.css';

/** Events that come, or those that are over: nothing of these where there are none. The next few by a press, since posts about events stand below. */
export const EventList = observer(function EventList({ when, words }: { when: When; words: FeedWords }) {
  const { t } = words;
  const a = useApp();
  const viewer = viewerOf(a.session.state);
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    ...queries.events(a, when, viewer),
    enabled: mayAsk(a),
  });
  const alive = useHydrated();
  const title = t(`events.lists.${when}`);
  if (!data)
    return isError ? (
      <ErrorState message={t('events.unread')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Panel edgeToEdge label={title}>
        <SkeletonRows rows={4} label={t('events.loading')} />
      </Panel>
    );
  // One may have moved from page to page meanwhile.
  const events = [...new Map(data.pages.flatMap(({ list }) => list.map((event) => [event.id, event] as const))).values()];
  if (events.length === 0)
    return when === 'past' ? null : (
      <EmptyState level={2} icon={<CalendarHeart size={32} aria-hidden="true" />} title={t('events.empty.title')}>
        {t('events.empty.text')}
      </EmptyState>
    );
  return (
    <Panel labelledBy={`events-${when}`} edgeToEdge>
      <PanelHeader level={2} id={`events-${when}`} title={title} />
      <ul className={styles.list}>
        {events.map((event) => (
          <EventItem key={event.id} event={event} words={words} />
        ))}
      </ul>
      {hasNextPage && alive && (
        <MoreSentinel
          state={moreStateOf({ isFetchingNextPage, isFetchNextPageError }, t('events.unread'), t('retry'))}
          label={t('events.more')}
          manual
          onMore={() => void fetchNextPage()}
        />
      )}
    </Panel>
  );
});

/** Beside a feed: so many at most. */
const BESIDE = 2;

/** The next events beside a feed; nothing where there are none, or they do not come. */
export const EventsRail = observer(function EventsRail({ words }: { words: FeedWords }) {
  const { t } = words;
  const a = useApp();
  const { data } = useInfiniteQuery({ ...queries.events(a, 'coming', viewerOf(a.session.state)), enabled: mayAsk(a) });
  const next = data?.pages[0]?.list.slice(0, BESIDE) ?? [];
  if (next.length === 0) return null;
  return (
    <RailPanel title={t('events.lists.coming')} more={{ href: links.feed(feedTypes.event), label: t('friends.rail.all') }} renderLink={renderLink}>
      <ul className={styles.list}>
        {next.map((event) => (
          <EventItem key={event.id} event={event} brief words={words} />
        ))}
      </ul>
    </RailPanel>
  );
});
