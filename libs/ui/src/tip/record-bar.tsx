import type { CSSProperties } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './record-bar.module.css';
import type { TipOutcome } from './stamp.tsx';

export type RecordBarProps = {
  readonly counts: Readonly<Record<TipOutcome, number>>;
  /** "thắng", "hoà", "thua". */
  readonly words: Readonly<Record<TipOutcome, string>>;
  readonly onPitch?: boolean | undefined;
};

const OUTCOMES = ['win', 'draw', 'lose'] as const;

/** Won, drawn and lost as shares of one bar, with the numbers below. */
export function RecordBar({ counts, words, onPitch = false }: RecordBarProps) {
  return (
    <div className={cx(onPitch && styles.onPitch)}>
      <div aria-hidden="true" className={styles.bar}>
        {OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
          <span key={outcome} className={styles[outcome]} style={{ '--share': counts[outcome] } as CSSProperties} />
        ))}
      </div>
      <p className={styles.words}>
        {OUTCOMES.map((outcome) => (
          <span key={outcome}>
            <b>{counts[outcome]}</b> {words[outcome]}
          </span>
        ))}
      </p>
    </div>
  );
}
