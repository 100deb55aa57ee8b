import { useInfiniteQuery } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { useApp, useHydrated } from '@portal/platform';
import { EmptyState, ErrorState, LinkButton, MoreLink, MoreSentinel, Panel, PanelHeader, SkeletonRows, type MoreState } from '@portal/ui';
import { queries, type TipFilter } from '../../queries.ts';
import type { MatchWords } from '../match/match-words.ts';
import { newTipLink, renderLink } from '../portal/links.tsx';
import { TipItem } from './tip-item.tsx';
import { tipsHref } from './tips-address.ts';

interface Props {
  filter: TipFilter;
  /** The only list of the page, which goes on to its end. */
  alone: boolean;
  words: MatchWords;
}

/** Open or settled tips, newest first. */
export function TipList({ filter, alone, words }: Props) {
  const a = useApp();
  const { t } = words;
  const hydrated = useHydrated();
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...queries.tips(a, filter),
    staleTime: Infinity,
  });
  const seen = new Set<number>();
  // A tip that came while one read on moves the others down: it must not show twice.
  const tips = data?.pages.flatMap(({ list }) => list.filter(({ id }) => !seen.has(id) && seen.add(id))) ?? [];
  const next = data?.pages.at(-1)?.nextCursor;
  const state: MoreState = isFetchingNextPage
    ? { status: 'loading' }
    : isFetchNextPageError
      ? { status: 'failed', message: t('tips.moreError'), retryLabel: t('retry') }
      : hasNextPage
        ? { status: 'more' }
        : { status: 'end', label: t('tips.end') };
  return (
    <div>
      <Panel edgeToEdge>
        <PanelHeader
          level={2}
          title={t(`list.${filter.state}`)}
          action={
            !alone && next ? (
              <MoreLink href={tipsHref(filter)} renderLink={renderLink}>
                {t(`list.${filter.state}More`)}
              </MoreLink>
            ) : undefined
          }
        />
        {!data && !isError && <SkeletonRows rows={4} label={t('loading')} />}
        {!data && isError && <ErrorState message={t('matchTips.error')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} bare />}
        {data && tips.length === 0 && (
          <EmptyState
            bare
            icon={<Target size={32} aria-hidden="true" />}
            title={t(filter.username === undefined ? `list.${filter.state}Empty` : 'list.ofEmpty')}
            action={
              filter.username === undefined && (
                <LinkButton variant="secondary" href={newTipLink()} renderLink={renderLink}>
                  {t('match.write')}
                </LinkButton>
              )
            }
          />
        )}
        {tips.map((tip) => (
          <TipItem key={tip.id} tip={tip} words={words} />
        ))}
      </Panel>
      {alone && tips.length > 0 && (
        <MoreSentinel
          state={state}
          label={t('tips.more')}
          onMore={() => void fetchNextPage()}
          href={!hydrated && next ? tipsHref(filter, { from: next }) : undefined}
          manual={(data?.pages.length ?? 0) > 3}
          renderLink={renderLink}
        />
      )}
    </div>
  );
}
