import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { EmptyState, ErrorState, LedgerList, MoreSentinel, RailPanel, SkeletonRows, type MoreState } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import { anchors } from '../member/member-menu.tsx';
import { ledgerEntry } from './ledger-entry.ts';
import { ledgerQuery } from './ledger.query.ts';
import { StatementButton } from './statement-button.tsx';

/** One's ledger: all of it, a stretch at a time, or with `limit` its newest rows and the way to the rest. */
export function LedgerPanel({ userId, limit }: { userId: number; limit?: number }) {
  const { t } = useTranslation('account-and-missions');
  const a = useApp();
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(ledgerQuery(a, userId));
  const rows = data?.pages.flatMap(({ list }) => list);
  const entries = rows?.slice(0, limit).map((row) => ledgerEntry(row, t, a.prefs));
  const more: MoreState = isFetchingNextPage
    ? { status: 'loading' }
    : isFetchNextPageError
      ? { status: 'failed', message: t('ledger.moreFailed'), retryLabel: t('retry') }
      : hasNextPage
        ? { status: 'more' }
        : { status: 'end' };
  return (
    <RailPanel
      title={t('ledger.title')}
      renderLink={renderLink}
      {...(limit !== undefined && { more: { href: `${links.account()}#${anchors.ledger}`, label: t('ledger.all') } })}
      {...(limit === undefined && entries?.length && { action: <StatementButton /> })}
    >
      {!entries && isError && <ErrorState bare message={t('ledger.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      {!entries && !isError && <SkeletonRows rows={limit ?? 5} label={t('loading')} />}
      {entries?.length === 0 && <EmptyState bare icon={<ReceiptText size={32} aria-hidden="true" />} title={t('ledger.empty')} />}
      {entries && entries.length > 0 && <LedgerList label={t('ledger.title')} entries={entries} />}
      {entries && limit === undefined && <MoreSentinel manual state={more} label={t('ledger.more')} onMore={() => void fetchNextPage()} />}
    </RailPanel>
  );
}
