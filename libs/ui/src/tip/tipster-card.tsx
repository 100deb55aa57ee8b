import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import type { CommentAuthor } from '../comment/comment-item.tsx';
import { cx } from '../foundation/class-names.ts';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { RecordBar, type RecordBarProps } from './record-bar.tsx';
import styles from './tipster-card.module.css';

export type TipsterCardProps = {
  readonly person: CommentAuthor;
  readonly level?: HeadingLevel | undefined;
  /** "Nhất tháng 11 · 59 típ". */
  readonly note: ReactNode;
  /** Whole percents won; absent while there are too few tips to say. */
  readonly rate?: number | undefined;
  readonly record: Omit<RecordBarProps, 'onPitch'>;
  /** The best one stands on the pitch. */
  readonly first?: boolean | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** One of the best, with the share of tips that won. */
export function TipsterCard({ person, level = 2, note, rate, record, first = false, renderLink = plainLink }: TipsterCardProps) {
  return (
    <article className={cx(styles.card, first && styles.first)}>
      <Avatar seed={person.seed} picture={person.picture} vip={person.vip} size={first ? 56 : 48} />
      <div>
        <Heading level={level} className={styles.name}>
          {person.href === undefined ? person.name : renderLink({ href: person.href, children: person.name })}
        </Heading>
        <p className={styles.note}>{note}</p>
      </div>
      {rate !== undefined ? (
        <span className={styles.rate}>
          {rate}
          <small>%</small>
        </span>
      ) : (
        <span />
      )}
      <div className={styles.record}>
        <RecordBar {...record} onPitch={first} />
      </div>
    </article>
  );
}

/** Three of them; on a phone they swipe sideways. */
export function TipsterRow({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    <ul aria-label={label} tabIndex={0} className={styles.row}>
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
