import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './pitch-stripes.module.css';

/** Mown stripes: the ground of everything that is a match. Its text is light in both themes. */
export function PitchStripes({
  as: Element = 'div',
  className,
  children,
}: {
  as?: 'div' | 'section' | 'span';
  className?: string | undefined;
  children?: ReactNode;
}) {
  return <Element className={cx(styles.stripes, className)}>{children}</Element>;
}
