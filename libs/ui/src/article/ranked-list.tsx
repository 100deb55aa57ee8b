import type { ReactNode } from 'react';
import { Avatar, type Person } from '../avatar/avatar.tsx';
import { cx } from '../foundation/class-names.ts';
import { Headline } from '../foundation/headline.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './ranked-list.module.css';

export type RankedItem = {
  readonly id: string;
  readonly title: ReactNode;
  readonly href?: string | undefined;
  /** "22,810 lượt xem"; of a person its ResultSquares. */
  readonly note?: ReactNode;
  /** At the right end: "+8.4". */
  readonly value?: ReactNode;
  readonly person?: (Person & { readonly vip?: boolean | undefined }) | undefined;
};
export type RankedListProps = {
  readonly items: readonly RankedItem[];
  readonly label?: string | undefined;
  /** The first one's place. */
  readonly start?: number | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** First, second, third: most read articles, or people. For a Panel. */
export function RankedList({ items, label, start = 1, renderLink = plainLink }: RankedListProps) {
  const people = items.some(({ person }) => person !== undefined);
  return (
    <ol start={start} aria-label={label} className={cx(styles.list, people && styles.people)}>
      {items.map((item, index) => {
        const children = (
          <>
            <span aria-hidden="true" className={styles.place}>
              {start + index}
            </span>
            {item.person && <Avatar seed={item.person.seed} picture={item.person.picture} vip={item.person.vip} size={36} />}
            <span>
              {typeof item.title === 'string' ? <Headline>{item.title}</Headline> : item.title}
              {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
            </span>
            {item.value !== undefined && <span className={styles.value}>{item.value}</span>}
          </>
        );
        return (
          <li key={item.id}>
            {item.href === undefined ? <div className={styles.row}>{children}</div> : renderLink({ href: item.href, className: styles.row, children })}
          </li>
        );
      })}
    </ol>
  );
}
