import { useState } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './rolling-digit.module.css';

type Roll = { readonly shown: number; readonly before: number | null };

/**
 * A number that rolls up when it changes. It does not move when it first appears, so a page that comes from the
 * server stands still; with reduced motion it just changes.
 */
export function RollingDigit({ value, className }: { value: number; className?: string | undefined }) {
  const [roll, setRoll] = useState<Roll>({ shown: value, before: null });
  if (roll.shown !== value) setRoll({ shown: value, before: roll.shown });
  return (
    // The leaving number is drawn by CSS from the attribute: as text it would be read out and copied too.
    <span key={value} data-before={roll.before ?? undefined} className={cx(styles.window, className)}>
      <span className={cx(styles.digit, roll.before !== null && styles.arriving)}>{value}</span>
    </span>
  );
}
