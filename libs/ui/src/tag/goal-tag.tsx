import { cx } from '../foundation/class-names.ts';
import styles from './goal-tag.module.css';

/** "VÀO!" at the side that has just scored. `pitch`: larger, on dark grass. */
export function GoalTag({ label, pitch = false, className }: { label: string; pitch?: boolean | undefined; className?: string | undefined }) {
  return <b className={cx(styles.goal, pitch && styles.pitch, className)}>{label}</b>;
}
