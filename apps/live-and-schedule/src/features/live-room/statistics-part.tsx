import { ChartColumn } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { knownWord } from '@portal/contracts';
import { statisticKeys } from '@portal/contracts/match';
import { StatBars } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import type { LiveRoomModel } from './live-room.model.ts';
import { NothingTold } from './nothing-told.tsx';
import styles from './parts.module.css';

/** What is told even when it is nil on both sides. */
const always = new Set(['goals', 'yellowCards', 'redCards', 'substitutions']);

/** What one would rather have less of. */
const against = new Set(['ownGoals', 'yellowCards', 'redCards']);

/** Counts of both sides: only what the source truly gives. `main`: without the rarer ones that stand at nil. */
export const StatisticsPart = observer(function StatisticsPart({ model, words, which }: { model: LiveRoomModel; words: MatchWords; which: 'main' | 'all' }) {
  const { t } = words;
  if (model.live.statistics.length === 0 || model.standing === 'coming') {
    return <NothingTold what="statistics" icon={<ChartColumn size={32} aria-hidden="true" />} model={model} words={words} />;
  }
  const { home, away } = model.room.match;
  // One that this page has no words for is left out.
  const told = model.live.statistics.filter(({ key }) => knownWord(statisticKeys, key));
  const rows = told.filter((row) => which === 'all' || always.has(row.key) || row.home + row.away > 0);
  return (
    <>
      <p className={styles.sides}>
        <span>{home.name}</span>
        <span>{away.name}</span>
      </p>
      <StatBars
        label={t('statistic.heading')}
        rows={rows.map((row) => ({ id: row.key, label: t(`statistic.${row.key}`), home: row.home, away: row.away, against: against.has(row.key) }))}
      />
    </>
  );
});
