import { cx } from '../foundation/class-names.ts';
import styles from './live-dot.module.css';

/** The pulsing dot of what is on air. Red by itself, or the colour of its text with `inherit`. */
export function LiveDot({ tone = 'inherit', className }: { tone?: 'live' | 'inherit'; className?: string | undefined }) {
  return <span aria-hidden="true" className={cx(styles.dot, tone === 'live' && styles.live, className)} />;
}
