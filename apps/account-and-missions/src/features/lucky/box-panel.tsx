import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LuckyBoard } from '@portal/contracts/lucky';
import { formatNumber } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { EmptyState, ErrorState, Panel, PanelHeader, SkeletonRows } from '@portal/ui';
import { boardQuery } from './lucky.query.ts';
import { prizeName } from './prize-name.ts';
import styles from './lucky.module.css';

/** What is in the box of now: each prize with its points, how many are left, and how likely the next ticket is one. */
export function BoxPanel() {
  const { t } = useTranslation('account-and-missions');
  const { data, isError, isFetching, refetch } = useQuery(boardQuery(useApp()));
  return (
    <Panel labelledBy="lucky-prizes" edgeToEdge>
      <PanelHeader id="lucky-prizes" level={2} title={t('lucky.prizes')} />
      {!data && isError && <ErrorState bare message={t('lucky.boxFailed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && <SkeletonRows rows={5} label={t('loading')} />}
      {data && data.list.length === 0 && <EmptyState bare title={t('lucky.noBox')} />}
      {data?.round && data.list.length > 0 && <Prizes board={data} />}
      {data?.round && (
        <p className={styles.hash}>
          <span>{t('lucky.commitment')}</span>
          <code>{data.round.commitment}</code>
        </p>
      )}
      {/* Read out as it changes. */}
      <div role="status" className={styles.region}>
        {data && isError && <p className={styles.old}>{t('lucky.old')}</p>}
      </div>
    </Panel>
  );
}

function Prizes({ board: { list } }: { board: LuckyBoard }) {
  const { t } = useTranslation('account-and-missions');
  return (
    <table aria-labelledby="lucky-prizes" className={styles.prizes}>
      <thead>
        <tr>
          <th scope="col">{t('lucky.column.prize')}</th>
          <th scope="col">{t('lucky.column.points')}</th>
          <th scope="col">{t('lucky.column.left')}</th>
          <th scope="col">{t('lucky.column.odds')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ prize, points, left, stock, odds }) => (
          <tr key={prize}>
            <th scope="row">{prizeName(prize, t)}</th>
            <td className={styles.points}>
              <Gem size={16} aria-hidden="true" /> {formatNumber(points)}
            </td>
            <td>{t('lucky.leftOf', { left: formatNumber(left), of: formatNumber(stock) })}</td>
            <td>{odds > 0 && odds < 0.001 ? '<0.1%' : `${(100 * odds).toFixed(1)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
