import type { ReactNode } from 'react';
import { Slot } from '@portal/platform';
import { PageGrid, Skeleton } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { EventsRail } from '../events/event-list.tsx';
import { PeopleRail } from '../friends/people-rail.tsx';
import page from '../portal/page.module.css';
import { FeedMenu, FeedTabs, type FeedLine } from './feed-menu.tsx';

/** The columns of every feed: feeds, posts, what goes on elsewhere. */
export function FeedFrame({ current, words, children }: { current: FeedLine | undefined; words: FeedWords; children: ReactNode }) {
  const { t } = words;
  const elsewhere = (
    <>
      <Slot name="live-and-schedule/live-now" props={{ limit: 5 }} loading={<Skeleton height={320} />} whenAway="nothing" />
      <Slot name="chat/public-rooms" props={{}} loading={<Skeleton height={240} />} whenAway="nothing" />
      {current !== 'event' && <EventsRail words={words} />}
      {current !== 'friends' && <PeopleRail words={words} />}
    </>
  );
  return (
    <div className={page.page}>
      <PageGrid kind="feed" side={<FeedMenu current={current} t={t} />} rail={elsewhere} railLabel={t('feed.rail')}>
        <FeedTabs current={current} t={t} />
        {children}
      </PageGrid>
    </div>
  );
}
