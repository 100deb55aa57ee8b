import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import styles from './message-card.module.css';

export type MessageCardProps = {
  /** A drawing or an icon of 32 px. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly children?: ReactNode;
  /** One way out: a button; two at most. */
  readonly action?: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: 'plain' | 'vip' | undefined;
  readonly role?: 'alert' | 'status' | undefined;
  /** Least height in pixels: the height of what stands here normally. */
  readonly minHeight?: number | undefined;
  /** Without its own card, for use inside a Panel. */
  readonly bare?: boolean | undefined;
};

/** A centred card with a picture, a sentence and a way out. The empty, failed and locked states are made of it. */
export function MessageCard({ picture, title, level = 3, children, action, note, tone = 'plain', role, minHeight, bare = false }: MessageCardProps) {
  return (
    <div
      role={role}
      className={cx(styles.card, !bare && styles.framed, tone === 'vip' && styles.vip)}
      style={minHeight === undefined ? undefined : ({ minHeight } satisfies CSSProperties)}
    >
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
      {note !== undefined && <small className={styles.note}>{note}</small>}
    </div>
  );
}
