import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words that only screen readers get. */
export function VisuallyHidden({ as: Element = 'span', children }: { as?: 'span' | 'h1' | 'h2' | 'h3' | 'p' | 'div'; children: ReactNode }) {
  return <Element className={styles.hidden}>{children}</Element>;
}
