import { useState } from 'react';
import { formatNumber, zonedDate } from '@portal/i18n';
import { useApp, useHydrated } from '@portal/platform';
import { Panel, PanelHeader } from '@portal/ui';
import type { MatchWords, Translate } from '../match/match-words.ts';
import styles from './care.module.css';
import { readSpent, spentSince } from './spent-time.ts';

const SPANS = [1, 7, 30] as const;

/** How long odds and tips were looked at in this browser. */
export function TimePanel({ words: { t } }: { words: MatchWords }) {
  const known = useHydrated();
  return (
    <Panel labelledBy="care-time" edgeToEdge>
      <PanelHeader level={2} id="care-time" title={t('care.time.title')} />
      <div className={styles.form}>
        <p>{t('care.time.about')}</p>
        {known ? <Figures t={t} /> : <Spans t={t} of={() => '–'} />}
      </div>
    </Panel>
  );
}

function Figures({ t }: { t: Translate }) {
  const { clock, prefs } = useApp();
  // As it was when the page was opened: no odds are looked at here.
  const [{ spent, today }] = useState(() => ({ spent: readSpent(), today: zonedDate(clock.now(), prefs) }));
  return <Spans t={t} of={(days) => lengthText(spentSince(spent, today, days), t)} />;
}

const Spans = ({ t, of }: { t: Translate; of: (days: (typeof SPANS)[number]) => string }) => (
  <dl className={styles.figures}>
    {SPANS.map((days) => (
      <div key={days}>
        <dt>{t(`care.span.${days}`)}</dt>
        <dd>{of(days)}</dd>
      </div>
    ))}
  </dl>
);

/** "2 giờ 5 phút", "12 phút". */
function lengthText(seconds: number, t: Translate): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? t('care.time.hours', { hours: formatNumber(hours), minutes: minutes % 60 }) : t('care.time.minutes', { count: minutes });
}
