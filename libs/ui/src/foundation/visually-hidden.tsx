import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface Props {
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'p' | 'div';
  /** Read out politely whenever they change. */
  live?: boolean;
  children: ReactNode;
}

/** Words that only screen readers get. */
export function VisuallyHidden({ as: Element = 'span', live = false, children }: Props) {
  return (
    <Element className={styles.hidden} aria-live={live ? 'polite' : undefined}>
      {children}
    </Element>
  );
}
