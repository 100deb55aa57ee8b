import { observer } from 'mobx-react-lite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { GalleryVertical } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { links } from '@portal/contracts';
import { highlightKinds } from '@portal/contracts/highlight';
import { PageMeta, useApp, useHydrated } from '@portal/platform';
import { ErrorState, FilterChips, LinkButton, MoreSentinel, moreStateOf, PageHeader, Skeleton } from '@portal/ui';
import { queries, type HighlightFilter } from '../../queries.ts';
import { renderLink } from '../links.tsx';
import { HighlightCard } from './highlight-card.tsx';
import { useHighlightWords } from './highlight-words.ts';
import { NoHighlights } from './no-highlights.tsx';
import styles from './highlights.module.css';

/** After so many stretches in a row the next waits for a press, so that the foot of the page can be reached. */
const BY_THEMSELVES = 4;

const addressOf = ({ kind, from }: HighlightFilter): string => {
  const query = new URLSearchParams({ ...(kind && { loai: kind }), ...(from && { cursor: from }) }).toString();
  return `${links.highlight()}${query && `?${query}`}`;
};

/** `/highlight`: goals to be seen again, the newest first. */
export const Component = observer(function HighlightsPage() {
  const a = useApp();
  const words = useHighlightWords();
  const { t } = words;
  const filter = useLoaderData<HighlightFilter>();
  const hydrated = useHydrated();
  const query = useInfiniteQuery({
    ...queries.highlights(a, filter),
    staleTime: Infinity,
    // What one is reading does not move.
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
  const goals = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const cursor = query.data?.pages.at(-1)?.nextCursor;
  return (
    <div className={styles.page}>
      <PageMeta
        title={words.title(filter.kind ? t('highlight.pageTitle', { name: t(`highlight.kinds.${filter.kind}`) }) : t('highlight.title'))}
        description={t('highlight.description')}
        path={addressOf({ kind: filter.kind })}
      />
      <PageHeader
        title={t('highlight.title')}
        note={words.hidesScores ? `${t('highlight.note')} ${t('highlight.noteHidden')}` : t('highlight.note')}
        action={
          <LinkButton variant="secondary" href={links.reels()} icon={<GalleryVertical size={18} aria-hidden="true" />} renderLink={renderLink}>
            {t('highlight.reels')}
          </LinkButton>
        }
      />
      <FilterChips
        label={t('highlight.kinds.label')}
        renderLink={renderLink}
        chips={[undefined, ...highlightKinds].map((kind) => ({
          href: addressOf({ kind }),
          label: t(`highlight.kinds.${kind ?? 'all'}`),
          current: kind === filter.kind,
        }))}
      />
      {filter.from && (
        <LinkButton variant="secondary" href={addressOf({ kind: filter.kind })} renderLink={renderLink}>
          {t('highlight.newest')}
        </LinkButton>
      )}
      {!query.data && query.isError ? (
        <ErrorState message={t('highlight.failed')} retryLabel={t('highlight.retry')} onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : !query.data ? (
        <div role="status" aria-busy="true" aria-label={t('highlight.loading')} className={styles.goals}>
          {Array.from({ length: 6 }, (_, place) => (
            <Skeleton key={place} height="" className={styles.coming} />
          ))}
        </div>
      ) : goals.length === 0 && !query.hasNextPage ? (
        <NoHighlights ofKind={filter.kind !== undefined} words={words} />
      ) : (
        <div role="group" aria-label={t('highlight.list')}>
          <ul className={styles.goals}>
            {goals.map((highlight) => (
              <li key={highlight.id}>
                <HighlightCard highlight={highlight} level={2} words={words} />
              </li>
            ))}
          </ul>
          <MoreSentinel
            state={
              query.hasNextPage || query.isFetchNextPageError
                ? moreStateOf(query, t('highlight.failed'), t('highlight.retry'))
                : { status: 'end', label: t('highlight.end') }
            }
            label={t('highlight.more')}
            onMore={() => void query.fetchNextPage()}
            manual={!hydrated || query.data.pages.length % BY_THEMSELVES === 0}
            href={!hydrated && cursor ? addressOf({ ...filter, from: cursor }) : undefined}
            renderLink={renderLink}
          />
        </div>
      )}
    </div>
  );
});
