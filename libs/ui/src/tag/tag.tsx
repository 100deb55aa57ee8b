import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { LiveDot } from './live-dot.tsx';
import styles from './tag.module.css';

export type TagTone = 'live' | 'vip' | 'win' | 'lose' | 'hot' | 'blv' | 'gift' | 'dark' | 'neutral';
export type TagProps = {
  readonly tone?: TagTone | undefined;
  /** A pulsing dot before the words (only with `live`). */
  readonly dot?: boolean | undefined;
  /** Icon of 12 px before the words. */
  readonly icon?: ReactNode;
  /** The words are a minute, a score or a number: set in the figures' family. */
  readonly figures?: boolean | undefined;
  readonly size?: 'small' | 'large' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A small label. Red (`live`) is only for what is on air now. */
export function Tag({ tone = 'neutral', dot = false, icon, figures = false, size = 'small', className, children }: TagProps) {
  return (
    <span className={cx(styles.tag, styles[tone], figures && styles.figures, size === 'large' && styles.large, className)}>
      {dot && <LiveDot />}
      {icon}
      <span>{children}</span>
    </span>
  );
}
