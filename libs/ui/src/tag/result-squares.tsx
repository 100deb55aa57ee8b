import { cx } from '../foundation/class-names.ts';
import styles from './result-squares.module.css';

export type MatchResult = {
  readonly outcome: 'win' | 'draw' | 'lose';
  /** One letter: T, H or B in Vietnamese. */
  readonly letter: string;
};

/** Recent results as lettered squares (Phong độ). `label` reads them out: "thắng, thắng, hoà". */
export function ResultSquares({ results, label }: { results: readonly MatchResult[]; label: string }) {
  return (
    <span className={styles.squares} role="img" aria-label={label}>
      {results.map((result, index) => (
        <span key={index} aria-hidden="true" className={cx(styles.square, styles[result.outcome])}>
          {result.letter}
        </span>
      ))}
    </span>
  );
}
