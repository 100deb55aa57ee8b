import { useCallback, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLoaderData, useLocation } from 'react-router-dom';
import { links } from '@portal/contracts';
import type { Highlight } from '@portal/contracts/highlight';
import { NOBODY, PageMeta, useApp, useHydrated } from '@portal/platform';
import { VisuallyHidden } from '@portal/ui';
import { queries } from '../../queries.ts';
import { NoHighlights } from '../highlight/no-highlights.tsx';
import { useHighlightWords } from '../highlight/highlight-words.ts';
import type { Onward } from './last-slide.tsx';
import type { ReelsLoaded } from './reels.loader.ts';
import { ReelsView } from './reels.view.tsx';
import styles from './reels.module.css';

/** `/reels` and `/reels/{words-id}`. Pressing the way here again begins anew, as does another language, there with the reel in sight; going back does neither. */
export const Component = observer(function ReelsPage() {
  const { prefs } = useApp();
  const { key } = useLocation();
  const loaded = useLoaderData<ReelsLoaded>();
  const sight = useRef<{ key: string; id: number }>(undefined);
  const onSight = useCallback(
    (id: number) => {
      sight.current = { key, id };
    },
    [key],
  );
  const seen = sight.current?.key === key ? sight.current.id : null;
  return <Reels key={`${key} ${prefs.language}`} from={seen === null ? loaded : { id: seen, lead: true }} onSight={onSight} />;
});

const Reels = observer(function Reels({ from, onSight }: { from: ReelsLoaded; onSight: (id: number) => void }) {
  const a = useApp();
  const words = useHighlightWords();
  const hydrated = useHydrated();
  // A loader that runs again has nothing to say to who is in the middle of it.
  const [{ id, lead }] = useState(from);
  const led = useQuery({ ...queries.highlight(a, id ?? 0, NOBODY), staleTime: Infinity, enabled: id !== null && lead });
  const list = useInfiniteQuery({
    ...queries.highlights(a, {}),
    staleTime: Infinity,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
  const listed = list.data?.pages.flatMap((page) => page.list) ?? [];
  const reels: readonly Highlight[] = led.data ? [led.data, ...listed.filter((other) => other.id !== id)] : listed;
  const isComing = (id !== null && lead && led.isLoading) || (reels.length === 0 && list.isLoading);
  if (isComing || (reels.length === 0 && list.data && !list.hasNextPage))
    return (
      <div className={styles.empty}>
        <PageMeta title={words.title(words.t('reels.title'))} description={words.t('reels.description')} path={links.reels()} />
        <VisuallyHidden>
          <h1>{words.t('reels.title')}</h1>
        </VisuallyHidden>
        {isComing ? <p role="status">{words.t('highlight.loading')}</p> : <NoHighlights ofKind={false} words={words} />}
      </div>
    );
  const busy = list.isFetching;
  const onward: Onward =
    // The living page asks once more for what the loader could not get.
    hydrated && (list.isFetchNextPageError || (!list.data && list.isError))
      ? { status: 'failed', busy, retry: () => void (list.data ? list.fetchNextPage() : list.refetch()) }
      : list.hasNextPage || !list.data
        ? { status: 'more', busy, more: () => void list.fetchNextPage() }
        : { status: 'end' };
  return (
    <ReelsView
      reels={reels}
      first={Math.max(
        0,
        reels.findIndex((reel) => reel.id === id),
      )}
      opened={id !== null}
      onward={onward}
      onSight={onSight}
      words={words}
    />
  );
});
