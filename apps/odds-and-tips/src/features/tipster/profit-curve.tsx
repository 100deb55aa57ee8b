import type { TipStatistics } from '@portal/contracts/tips';
import type { Translate } from '../match/match-words.ts';
import { unitsText } from '../tips/tip-words.ts';
import styles from './tipster.module.css';

const [WIDTH, HEIGHT] = [600, 140];

/** Profit after each tip, drawn without a script. */
export function ProfitCurve({ curve: { points, low, high }, t }: { curve: TipStatistics['curve']; t: Translate }) {
  const last = points.at(-1) ?? 0;
  const x = (place: number) => (place / Math.max(1, points.length - 1)) * WIDTH;
  const y = (profit: number) => HEIGHT - ((profit - low) / (high - low || 1)) * HEIGHT;
  const line = points.map((profit, place) => `${x(place).toFixed(1)},${y(profit).toFixed(1)}`).join(' ');
  return (
    <figure className={styles.curve}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('tipster.curve', { low: unitsText(low), high: unitsText(high), now: unitsText(last) })}
        data-sign={Math.sign(last)}
      >
        <line className={styles.nought} x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
        <polyline className={styles.line} points={line} />
      </svg>
      <figcaption>{t('tipster.curveNote', { low: unitsText(low), high: unitsText(high) })}</figcaption>
    </figure>
  );
}
