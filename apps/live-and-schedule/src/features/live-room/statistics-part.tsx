import { ChartColumn } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { EmptyState, StatBars } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import type { LiveRoomModel } from './live-room.model.ts';
import styles from './parts.module.css';

/** Counts of both sides: only what the source truly gives. */
export const StatisticsPart = observer(function StatisticsPart({ model, words }: { model: LiveRoomModel; words: MatchWords }) {
  const { t } = words;
  if (model.live.statistics.length === 0 || model.standing === 'coming') {
    return <EmptyState bare level={3} icon={<ChartColumn size={32} aria-hidden="true" />} title={t('room.noStatistics')}>{t('room.noStatisticsText')}</EmptyState>;
  }
  const { home, away } = model.room.match;
  return (
    <>
      <p className={styles.sides}><span>{home.name}</span><span>{away.name}</span></p>
      <StatBars label={t('statistic.heading')} rows={model.live.statistics.map((row) => ({ id: row.key, label: t(`statistic.${row.key}`), home: row.home, away: row.away }))} />
    </>
  );
});
