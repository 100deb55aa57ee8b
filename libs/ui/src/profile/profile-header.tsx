import type { CSSProperties, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import type { CommentAuthor } from '../comment/comment-item.tsx';
import { cx } from '../foundation/class-names.ts';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import { SeatsPattern } from '../pitch/seats-pattern.tsx';
import { Cover } from './cover.tsx';
import styles from './profile-header.module.css';

export type LevelProgress = {
  /** "Cấp 14". */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** "3,420 / 5,000". */
  readonly text: string;
};
export type ProfileHeaderProps = {
  readonly person: CommentAuthor & { readonly online?: boolean | undefined };
  readonly level?: HeadingLevel | undefined;
  readonly badge?: ReactNode;
  /** "Ngồi khán đài từ tháng 3/2025". */
  readonly note?: ReactNode;
  /** Address of a wide picture, in the place of the stand. */
  readonly cover?: string | null | undefined;
  /** What they stand for, below the note: `CrestLinks`. */
  readonly teams?: ReactNode;
  /** 'coming': it is asked for, and its line is kept free. */
  readonly progress?: LevelProgress | 'coming' | undefined;
  readonly stats?: readonly { readonly label: string; readonly value: ReactNode }[] | undefined;
  /** Buttons, `pitch` and `line`. */
  readonly actions?: ReactNode;
  /** Three dots for what is done seldom: after the buttons, on a phone in the corner. */
  readonly menu?: ReactNode;
  /** In place of the avatar: one with a button to change it. */
  readonly portrait?: ReactNode;
};

/** Part of a whole as a percentage for a width; nothing of nothing is empty. */
export const shareOf = (value: number, max: number): string => `${max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0}%`;

/** A member before the stand: name, level, numbers, what one can do. */
export function ProfileHeader({ person, level = 1, badge, note, cover, teams, progress, stats = [], actions, menu, portrait }: ProfileHeaderProps) {
  return (
    <header className={cx(styles.header, cover && styles.covered)}>
      {cover ? (
        <Cover src={cover} alt="" sizes="(max-width: 1023px) 100vw, 1376px" priority className={styles.cover} />
      ) : (
        <SeatsPattern lit={0.4} seed={person.seed} width={1376} height={180} className={styles.seats} />
      )}
      <div className={cx(styles.over, styles.portrait)}>
        {portrait ?? <Avatar seed={person.seed} picture={person.picture} vip={person.vip} mic={person.mic} online={person.online} size={88} />}
      </div>
      <div className={styles.over}>
        <Heading level={level} className={styles.title}>
          {person.name}
          {badge}
        </Heading>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {teams}
        {progress === 'coming' && <div className={styles.level}>{'\u00A0'}</div>}
        {progress !== undefined && progress !== 'coming' && (
          <div className={styles.level}>
            <span>{progress.label}</span>
            <span
              role="progressbar"
              aria-label={progress.label}
              aria-valuemin={0}
              aria-valuemax={progress.max}
              aria-valuenow={Math.min(progress.value, progress.max)}
              aria-valuetext={progress.text}
              className={styles.bar}
            >
              <span style={{ '--done': shareOf(progress.value, progress.max) } as CSSProperties} />
            </span>
            <span className={styles.figures}>{progress.text}</span>
          </div>
        )}
        {(actions !== undefined || menu !== undefined) && (
          <div className={styles.actions}>
            {actions}
            {menu !== undefined && <div className={styles.menu}>{menu}</div>}
          </div>
        )}
      </div>
      {stats.length > 0 && (
        <dl className={`${styles.over} ${styles.stats}`}>
          {stats.map((stat) => (
            <div key={stat.label}>
              <dt>{stat.label}</dt>
              <dd>{stat.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
