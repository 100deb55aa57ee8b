import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './page-grid.module.css';

export type PageGridProps = {
  /**
   * `feed` 232 · centre · 304; `rail` main · 320; `article` 700 · 320; `account` menu 224 · main · 344; `schedule` 232 · list · 320, without its side list · 320.
   * On a phone: feed and schedule show the centre only (their sides take another form there), an article's rail follows
   * below, the account's menu comes last.
   */
  readonly kind: 'feed' | 'rail' | 'article' | 'account' | 'schedule';
  readonly side?: ReactNode;
  readonly children: ReactNode;
  readonly rail?: ReactNode;
  /** Names the rail for screen readers: "Đọc thêm". */
  readonly railLabel?: string | undefined;
  /** Side and rail stay in sight while the centre scrolls; only for what fits a window. */
  readonly sticky?: boolean | undefined;
};

/** The columns of a page. */
export function PageGrid({ kind, side, children, rail, railLabel, sticky = false }: PageGridProps) {
  const hasRail = rail !== undefined && rail !== null && rail !== false;
  return (
    <div className={cx(styles.grid, styles[kind], side !== undefined && styles.threeColumns, hasRail && styles.withRail)}>
      {side !== undefined && <div className={cx(styles.column, styles.sideColumn, sticky && styles.stay)}>{side}</div>}
      <div className={styles.column}>{children}</div>
      {hasRail && (
        <aside aria-label={railLabel} className={cx(styles.column, styles.railColumn, sticky && styles.stay)}>
          {rail}
        </aside>
      )}
    </div>
  );
}

export type ChatGridProps = {
  readonly rooms: ReactNode;
  readonly thread: ReactNode;
  readonly info?: ReactNode;
  readonly infoLabel?: string | undefined;
  /** What a phone shows. */
  readonly shows: 'rooms' | 'thread';
  /** Where skip links lead. */
  readonly threadId?: string | undefined;
};

/** Rooms 336 · conversation · room 288, as high as the window; a phone shows one at a time. */
export function ChatGrid({ rooms, thread, info, infoLabel, shows, threadId }: ChatGridProps) {
  return (
    <div className={styles.chat} data-shows={shows}>
      <div className={styles.rooms}>{rooms}</div>
      <div id={threadId} className={styles.thread}>
        {thread}
      </div>
      {info !== undefined && (
        <aside aria-label={infoLabel} className={styles.info}>
          {info}
        </aside>
      )}
    </div>
  );
}
