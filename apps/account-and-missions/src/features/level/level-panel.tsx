import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userCalls } from '@portal/contracts/user';
import { nextLevelTitle, titleOfLevel } from '@portal/domain';
import { formatNumber } from '@portal/i18n';
import { callQuery, useApp } from '@portal/platform';
import { ErrorState, RailPanel, Skeleton } from '@portal/ui';
import styles from './level-panel.module.css';

/** One's level by name, how far the next one is, and what it brings. */
export function LevelPanel({ userId }: { userId: number }) {
  const { t } = useTranslation('account-and-missions');
  const { data: level, isError, isFetching, refetch } = useQuery(callQuery(useApp(), userCalls.level, {}, userId));
  const next = level && nextLevelTitle(level.level);
  return (
    <RailPanel title={t('levels.title')} padded>
      {!level && isError && <ErrorState bare message={t('levels.failed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching} />}
      {!level && !isError && (
        <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.words}>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
          <Skeleton width="80%" />
        </div>
      )}
      {level && (
        <div className={styles.words}>
          <b>{t('levels.named', { level: level.level, title: t(`levelTitle.${titleOfLevel(level.level)}`) })}</b>
          <p>{level.to === null ? t('levels.top') : t('levels.left', { points: formatNumber(level.to - level.experience), level: level.level + 1 })}</p>
          {next && (
            <p>
              {next.level === level.level + 1
                ? t('levels.brings', { title: t(`levelTitle.${next.title}`) })
                : t('levels.nextTitle', { title: t(`levelTitle.${next.title}`), level: next.level })}
            </p>
          )}
          <p>{t('levels.note')}</p>
        </div>
      )}
    </RailPanel>
  );
}
