import type { CSSProperties } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './stat-bars.module.css';

export type StatRow = {
  readonly id: string;
  readonly label: string;
  readonly home: number;
  readonly away: number;
  /** How the numbers are written when they are not plain: "58%". */
  readonly homeText?: string | undefined;
  readonly awayText?: string | undefined;
  /** More of it is nothing to be glad of: cards, own goals. */
  readonly against?: boolean | undefined;
};

/** Numbers of both sides against each other; the greater bar is green, or red where more is worse. */
export function StatBars({ rows, label }: { rows: readonly StatRow[]; label?: string | undefined }) {
  return (
    <ul className={styles.stats} aria-label={label}>
      {rows.map((row) => {
        const total = row.home + row.away;
        return (
          <li key={row.id}>
            <span className={styles.figure}>{row.homeText ?? row.home}</span>
            <span className={styles.label}>{row.label}</span>
            <span className={styles.figure}>{row.awayText ?? row.away}</span>
            <span className={styles.bars} aria-hidden="true">
              <Bar share={total === 0 ? 0 : row.home / total} greater={row.home > row.away} against={row.against} />
              <Bar share={total === 0 ? 0 : row.away / total} greater={row.away > row.home} against={row.against} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Bar({ share, greater, against = false }: { share: number; greater: boolean; against?: boolean | undefined }) {
  return (
    <span
      className={cx(styles.bar, greater && (against ? styles.against : styles.greater))}
      style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
    />
  );
}
