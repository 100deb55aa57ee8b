import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Output } from '@portal/contracts';
import type { luckyCalls } from '@portal/contracts/lucky';
import { formatDay, formatNumber, formatTime } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { EmptyState, MoreSentinel, moreStateOf, Panel, PanelHeader, type MoreState } from '@portal/ui';
import { prizeName } from './prize-name.ts';
import styles from './lucky.module.css';

type Own = Output<typeof luckyCalls.result>;

/** What one has drawn, newest first. `some`: there are tickets that wait. */
export function OwnDraws({ draws, some }: { draws: UseInfiniteQueryResult<Pick<InfiniteData<Own>, 'pages'>>; some: boolean }) {
  const { t } = useTranslation('account-and-missions');
  const { prefs } = useApp();
  const list = draws.data?.pages.flatMap((page) => page.list) ?? [];
  const more: MoreState = draws.hasNextPage ? moreStateOf(draws, t('lucky.moreFailed'), t('retry')) : { status: 'end' };
  return (
    <Panel labelledBy="lucky-own" edgeToEdge>
      <PanelHeader id="lucky-own" level={2} title={t('lucky.own')} />
      {list.length === 0 && (
        <EmptyState bare icon={<Ticket size={32} aria-hidden="true" />} title={t('lucky.none')}>
          {t(some ? 'lucky.noneYet' : 'lucky.noneText')}
        </EmptyState>
      )}
      {list.length > 0 && (
        <ul aria-labelledby="lucky-own">
          {list.map(({ id, prize, points, round, number, drawnAt }) => (
            <li key={id} className={styles.row}>
              <div>
                <b>{prizeName(prize, t)}</b>
                <p>
                  {t('lucky.place', { round, number })} · {formatDay(drawnAt, prefs)}, {formatTime(drawnAt, prefs)}
                </p>
              </div>
              <span className={styles.points}>+{formatNumber(points)}</span>
            </li>
          ))}
        </ul>
      )}
      <MoreSentinel manual state={more} label={t('lucky.more')} onMore={() => void draws.fetchNextPage()} />
    </Panel>
  );
}
