import { cx } from '../foundation/class-names.ts';
import type { Score } from '../match-row/match-row.tsx';
import { RollingDigit } from './rolling-digit.tsx';
import styles from './score-digits.module.css';

export type ScoreDigitsProps = {
  readonly score: Score;
  /** `hero` 64 px, `board` 38, `card` 22, `text` as the text around. */
  readonly size?: 'hero' | 'board' | 'card' | 'text' | undefined;
  readonly className?: string | undefined;
};

/** "2 – 1" in figures that line up. */
export function ScoreDigits({ score, size = 'text', className }: ScoreDigitsProps) {
  return (
    <span className={cx(styles.score, styles[size], className)}>
      <RollingDigit value={score.home} />
      <span className={styles.dash}>{size === 'hero' ? <span className={styles.bar} /> : '–'}</span>
      <RollingDigit value={score.away} />
    </span>
  );
}
