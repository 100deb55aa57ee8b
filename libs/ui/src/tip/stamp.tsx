import { cx } from '../foundation/class-names.ts';
import styles from './stamp.module.css';

export type TipOutcome = 'win' | 'draw' | 'lose';

/** How a tip ended, across its slip: THẮNG, HOÀ, THUA. */
export const Stamp = ({ outcome, children }: { outcome: TipOutcome; children: string }) => (
  <span className={cx(styles.stamp, styles[outcome])}>{children}</span>
);
