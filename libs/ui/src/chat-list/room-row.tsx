import { ArrowLeft, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar, type Person } from '../avatar/avatar.tsx';
import { IconLink } from '../button/icon-button.tsx';
import { cx } from '../foundation/class-names.ts';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { Poster } from '../room/poster.tsx';
import { Count } from '../tag/count.tsx';
import styles from './room-row.module.css';

/** A room has a square picture (drawn from its id without one), a person a face. */
export type RoomPicture =
  | { readonly kind: 'room'; readonly seed: string; readonly picture?: string | null | undefined; readonly locked?: boolean | undefined }
  | { readonly kind: 'person'; readonly person: Person; readonly online?: boolean | undefined; readonly mic?: boolean | undefined };

function Picture({ of, size }: { of: RoomPicture; size: number }) {
  if (of.kind === 'person') return <Avatar seed={of.person.seed} picture={of.person.picture} online={of.online} mic={of.mic} size={size} />;
  return (
    <span className={styles.picture}>
      {of.picture ? <img src={of.picture} alt="" loading="lazy" decoding="async" /> : <Poster seed={of.seed} />}
      {of.locked && (
        <span className={styles.lock}>
          <Lock size={20} aria-hidden="true" />
        </span>
      )}
    </span>
  );
}

export type RoomRowProps = {
  readonly href: string;
  readonly name: string;
  readonly picture: RoomPicture;
  /** A Tag: VIP 1. */
  readonly badge?: ReactNode;
  /** "kinhcan_67: Xỉu đang ăn 0.97". */
  readonly last?: ReactNode;
  /** "20:33". */
  readonly time?: ReactNode;
  readonly unread?:
    | {
        readonly value: number;
        /** "12 tin chưa đọc". */
        readonly label: string;
      }
    | undefined;
  readonly current?: boolean | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** A room in the list of rooms. */
export function RoomRow({ href, name, picture, badge, last, time, unread, current = false, renderLink = plainLink }: RoomRowProps) {
  const news = unread !== undefined && unread.value > 0;
  return renderLink({
    href,
    'aria-current': current ? 'page' : undefined,
    className: cx(styles.row, news && styles.unread),
    children: (
      <>
        <Picture of={picture} size={48} />
        <span className={styles.words}>
          <span className={styles.name}>
            <span>{name}</span>
            {badge}
          </span>
          {last !== undefined && <span className={styles.last}>{last}</span>}
        </span>
        <span className={styles.end}>
          {time !== undefined && <span>{time}</span>}
          {news && (
            <>
              <Count value={unread.value} className={styles.count} />
              <VisuallyHidden>{unread.label}</VisuallyHidden>
            </>
          )}
        </span>
      </>
    ),
  });
}

export type ThreadHeaderProps = {
  readonly title: string;
  readonly level?: HeadingLevel | undefined;
  readonly picture: RoomPicture;
  /** "1,284 đang ở đây". */
  readonly note?: ReactNode;
  /** A green dot before the note. */
  readonly online?: boolean | undefined;
  /** To the rooms, on a phone. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Icon buttons. */
  readonly actions?: ReactNode;
  readonly renderLink?: RenderLink | undefined;
};

/** Above a conversation: where one is and who is here. */
export function ThreadHeader({ title, level = 2, picture, note, online = false, back, actions, renderLink }: ThreadHeaderProps) {
  return (
    <header className={styles.header}>
      {back && (
        <IconLink href={back.href} label={back.label} renderLink={renderLink} className={styles.back}>
          <ArrowLeft size={22} aria-hidden="true" />
        </IconLink>
      )}
      <Picture of={picture} size={44} />
      <div className={styles.words}>
        <Heading level={level} className={styles.title}>
          {title}
        </Heading>
        {note !== undefined && (
          <p className={styles.note}>
            {online && <span aria-hidden="true" className={styles.dot} />}
            {note}
          </p>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
