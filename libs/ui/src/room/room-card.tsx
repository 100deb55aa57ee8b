import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar, type Person } from '../avatar/avatar.tsx';
import { Crest, type TeamLook } from '../crest/crest.tsx';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import type { MatchState, Score } from '../match-row/match-row.tsx';
import { ScoreDigits } from '../score/score-digits.tsx';
import { Tag } from '../tag/tag.tsx';
import { Poster, type PosterMotif } from './poster.tsx';
import styles from './room-card.module.css';

export type RoomCardProps = {
  readonly href: string;
  readonly renderLink?: RenderLink | undefined;
  readonly title: string;
  readonly level?: HeadingLevel | undefined;
  readonly state: MatchState;
  /** "54'", "Nghỉ giữa hiệp", "19:15". */
  readonly minute: string;
  /** "22,904" with the words for it ("22,904 người đang xem"); null when unknown. */
  readonly viewers?: { readonly count: string; readonly label: string } | null | undefined;
  readonly poster: { readonly seed: string; readonly motif?: PosterMotif | undefined; readonly picture?: string | null | undefined };
  /** What lies over the foot of the poster: the score, or a caption (a race has no two teams). */
  readonly overlay:
    | { readonly kind: 'score'; readonly home: TeamLook; readonly away: TeamLook; readonly score: Score | null }
    | { readonly kind: 'caption'; readonly text: string };
  readonly commentator?: Person | null | undefined;
  /** "BLV Út Cột Dọc". */
  readonly commentatorLabel?: string | undefined;
  /** "Ngoại hạng Anh". */
  readonly note?: ReactNode;
};

/** A live room: poster with minute, viewers and score; below it title and commentator. */
export function RoomCard({
  href,
  renderLink = plainLink,
  title,
  level = 3,
  state,
  minute,
  viewers,
  poster,
  overlay,
  commentator,
  commentatorLabel,
  note,
}: RoomCardProps) {
  return (
    <article className={styles.room}>
      <div className={styles.picture}>
        {poster.picture ? <img src={poster.picture} alt="" loading="lazy" decoding="async" /> : <Poster seed={poster.seed} motif={poster.motif} />}
        <Tag tone={state === 'live' ? 'live' : 'dark'} dot={state === 'live'} className={styles.minute}>
          {minute}
        </Tag>
        {viewers && (
          <Tag tone="dark" figures icon={<Eye size={12} aria-hidden="true" />} className={styles.viewers}>
            <span aria-hidden="true">{viewers.count}</span>
            <VisuallyHidden>{viewers.label}</VisuallyHidden>
          </Tag>
        )}
        <div className={styles.overlay}>
          {overlay.kind === 'caption' ? (
            <b>{overlay.text}</b>
          ) : (
            <>
              <Crest {...overlay.home} size={26} />
              {overlay.score !== null && <ScoreDigits score={overlay.score} size="card" />}
              <Crest {...overlay.away} size={26} />
            </>
          )}
        </div>
      </div>
      <div className={styles.body}>
        {commentator && <Avatar seed={commentator.seed} picture={commentator.picture} size={36} mic onAir={state === 'live'} />}
        <div className={styles.words}>
          <Heading level={level} className={styles.title}>
            {renderLink({ href, className: styles.link, children: title })}
          </Heading>
          <p className={styles.note}>
            {commentatorLabel && <span>{commentatorLabel}</span>}
            {commentatorLabel && note !== undefined && ' · '}
            {note}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Rooms side by side, three on a desktop; on a phone they swipe sideways. */
export function RoomGrid({ label, children }: { label?: string | undefined; children: readonly ReactNode[] }) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
