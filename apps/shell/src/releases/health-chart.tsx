import type { RemoteHealth } from '@portal/contracts';
import { chartOf, spanOf } from './chart-lines.ts';
import { percentOf, useWords } from './words.ts';
import css from './health.module.css';

const [WIDTH, HEIGHT] = [320, 64];

/** Failing visitors by minute: the judged release as a thick line, the other dashed. Who does not see it gets the figures in words. */
export function HealthChart({ health }: { health: RemoteHealth }) {
  const { t } = useWords();
  const chart = chartOf(health.recent, WIDTH, HEIGHT);
  const line = (key: 'judged' | 'against') => {
    const span = spanOf(health.recent, key);
    const version = health[key]?.version;
    return span && version ? t('health.line', { version, last: percentOf(span.last), most: percentOf(span.most) }) : '';
  };
  if (!chart.judged.d && !chart.against.d) return <p className={css.noFigures}>{t('health.noFigures')}</p>;
  return (
    <div className={css.chart}>
      <svg
        role="img"
        aria-label={t('health.chart', {
          minutes: chart.minutes,
          top: percentOf(chart.top),
          lines: [line('judged'), line('against')].filter(Boolean).join(' '),
        })}
        viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`}
        preserveAspectRatio="none"
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <path key={y} d={`M0 ${y}H${WIDTH}`} className={css.gridLine} vectorEffect="non-scaling-stroke" />
        ))}
        <path d={chart.against.d} className={css.against} vectorEffect="non-scaling-stroke" />
        <path d={chart.judged.d} className={css.judged} vectorEffect="non-scaling-stroke" />
        {chart.judged.last && <path d={`M${chart.judged.last.x} ${chart.judged.last.y}h0`} className={css.end} vectorEffect="non-scaling-stroke" />}
      </svg>
      <span className={css.top} aria-hidden="true">
        {percentOf(chart.top)}
      </span>
      <span className={css.bottom} aria-hidden="true">
        0
      </span>
      <span className={css.from} aria-hidden="true">
        {t('health.from', { minutes: chart.minutes })}
      </span>
      <span className={css.to} aria-hidden="true">
        {t('health.now')}
      </span>
    </div>
  );
}
