import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { useApp, viewerOf } from '@portal/platform';
import { ErrorState, Panel, SkeletonRows } from '@portal/ui';
import { mayAsk, queries } from '../../queries.ts';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { useFeedWords } from '../portal/feed-words.ts';
import { EventView } from './event.view.tsx';

/** `/bang-tin/su-kien/{id}`. */
export const Component = observer(function EventPage() {
  const a = useApp();
  const words = useFeedWords();
  const { t } = words;
  const { id } = useParams();
  const { data, isError, isFetching, refetch } = useQuery({ ...queries.event(a, Number(id), viewerOf(a.session.state)), enabled: mayAsk(a) });
  return (
    <FeedFrame words={words} current="event">
      {data ? (
        <EventView event={data} words={words} />
      ) : isError ? (
        <ErrorState message={t('events.unread')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Panel label={t('events.loading')}>
          <SkeletonRows rows={4} label={t('events.loading')} />
        </Panel>
      )}
    </FeedFrame>
  );
});
