import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import styles from './panel.module.css';

export type PanelProps = {
  readonly as?: 'section' | 'div' | 'article' | 'aside' | 'form' | undefined;
  /** Below 1024 px: from edge to edge, without side borders. Reaches over the page's padding (`--page-gutter`, 1rem). */
  readonly edgeToEdge?: boolean | undefined;
  readonly padded?: boolean | undefined;
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A white card with a hairline; never a card within a card. */
export function Panel({ as: Element = 'section', edgeToEdge = false, padded = false, labelledBy, label, className, children }: PanelProps) {
  return (
    <Element aria-labelledby={labelledBy} aria-label={label} className={cx(styles.panel, edgeToEdge && styles.edgeToEdge, padded && styles.padded, className)}>
      {children}
    </Element>
  );
}

export type PanelHeaderProps = {
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly id?: string | undefined;
  readonly action?: ReactNode;
};

/** Title line of a panel; `action` stands right (a MoreLink, a button). */
export function PanelHeader({ title, level = 3, id, action }: PanelHeaderProps) {
  return (
    <div className={styles.header}>
      <Heading level={level} id={id} className={styles.title}>
        {title}
      </Heading>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
