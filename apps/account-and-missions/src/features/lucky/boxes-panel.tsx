import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LuckyDraw } from '@portal/contracts/lucky';
import { useApp } from '@portal/platform';
import { EmptyState, ErrorState, MoreSentinel, moreStateOf, Panel, PanelHeader, SkeletonRows, type MoreState } from '@portal/ui';
import { BoxRow } from './box-row.tsx';
import { boxesQuery } from './lucky.query.ts';

/** Boxes that are over, each with the seed that it was drawn by. `mine`: draws of one's own, which are looked for in them. */
export function BoxesPanel({ mine }: { mine: readonly LuckyDraw[] }) {
  const { t } = useTranslation('account-and-missions');
  const found = useInfiniteQuery(boxesQuery(useApp()));
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = found;
  const boxes = data?.pages.flatMap(({ list }) => list);
  const more: MoreState = hasNextPage ? moreStateOf(found, t('lucky.moreFailed'), t('retry')) : { status: 'end' };
  return (
    <Panel labelledBy="lucky-boxes" edgeToEdge>
      <PanelHeader id="lucky-boxes" level={2} title={t('lucky.boxes')} />
      {!boxes && isError && <ErrorState bare message={t('lucky.boxesFailed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      {!boxes && !isError && <SkeletonRows rows={2} label={t('loading')} />}
      {boxes?.length === 0 && (
        <EmptyState bare icon={<PackageOpen size={32} aria-hidden="true" />} title={t('lucky.noBoxes')}>
          {t('lucky.noBoxesText')}
        </EmptyState>
      )}
      {boxes && boxes.length > 0 && (
        <ul aria-labelledby="lucky-boxes">
          {boxes.map((box) => (
            <BoxRow key={box.number} box={box} mine={mine.filter(({ round }) => round === box.number)} />
          ))}
        </ul>
      )}
      {boxes && <MoreSentinel manual state={more} label={t('lucky.moreBoxes')} onMore={() => void fetchNextPage()} />}
    </Panel>
  );
}
