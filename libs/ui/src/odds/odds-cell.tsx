import { useState, type ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import styles from './odds-cell.module.css';

export type OddsMove = 'up' | 'down';
export type OddsCellProps = {
  /** "-0.5", "X", "2.75". */
  readonly line?: string | undefined;
  /** "0.92"; null: closed. */
  readonly price: string | null;
  /** How it last moved; the arrow stays. */
  readonly move?: OddsMove | null | undefined;
  /** The arrow in words: "tăng". */
  readonly moveLabel?: string | undefined;
  /** What '–' means, in words: "đã đóng". */
  readonly closedLabel: string;
  /** `stacked`: the sign above the price (1X2). */
  readonly look?: 'line' | 'stacked' | undefined;
};

/** A price, and the line it is for. A change lights up for two seconds; what is there at first does not. */
export function OddsCell({ line, price, move, moveLabel, closedLabel, look = 'line' }: OddsCellProps) {
  const [seen, setSeen] = useState({ price, line, changes: 0 });
  if (seen.price !== price || seen.line !== line) setSeen({ price, line, changes: seen.changes + 1 });
  const moved = price === null ? undefined : (move ?? undefined);
  return (
    <span className={cx(styles.cell, look === 'stacked' && styles.stacked, moved && styles[moved])}>
      {moved && seen.changes > 0 && <span key={seen.changes} data-flash aria-hidden="true" className={styles.flash} />}
      <span className={styles.line}>{line}</span>
      {price === null ? (
        <span className={styles.price}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{closedLabel}</VisuallyHidden>
        </span>
      ) : (
        <span className={styles.price}>{price}</span>
      )}
      {moved ? <Arrow move={moved} label={moveLabel} /> : <span />}
    </span>
  );
}

/** The direction of a price: a shape, not a colour alone. */
export function Arrow({ move, label }: { move: OddsMove; label?: string | undefined }) {
  return (
    <>
      <svg viewBox="0 0 8 7" width="8" height="7" className={styles.arrow} aria-hidden="true">
        <path d={move === 'up' ? 'M4 0l4 7H0z' : 'M4 7L0 0h8z'} fill="currentColor" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}

export type OddsCellsProps = {
  readonly children: ReactNode;
  /** Shows how the price moved; the whole of the cells is then one button. */
  readonly onPress?: (() => void) | undefined;
  /** What the button does: "Xem biến động HDP/FT". */
  readonly label?: string | undefined;
  readonly expanded?: boolean | undefined;
};

function cells(kind: 'pair' | 'triple') {
  return function OddsCells({ children, onPress, label, expanded }: OddsCellsProps) {
    if (!onPress) return <span className={styles[kind]}>{children}</span>;
    return (
      <button type="button" title={label} aria-expanded={expanded} className={styles[kind]} onClick={onPress}>
        {children}
        {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      </button>
    );
  };
}

/** Handicap or over and under: two cells, one over the other. */
export const OddsPair = cells('pair');
/** 1X2: three cells side by side. */
export const OddsTriple = cells('triple');
