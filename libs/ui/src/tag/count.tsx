import { cx } from '../foundation/class-names.ts';
import styles from './count.module.css';

export type CountProps = {
  readonly value: number;
  readonly max?: number | undefined;
  readonly tone?: 'live' | 'quiet' | undefined;
  readonly className?: string | undefined;
};

/** A number in a round badge: "7", "99+". What it counts is said by the control around it. */
export function Count({ value, max = 99, tone = 'live', className }: CountProps) {
  return (
    <span aria-hidden="true" className={cx(styles.count, tone === 'quiet' && styles.quiet, className)}>
      {value > max ? `${max}+` : value}
    </span>
  );
}
