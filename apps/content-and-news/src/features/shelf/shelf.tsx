import type { LucideIcon } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { links } from '@portal/contracts';
import { PageMeta } from '@portal/platform';
import { EmptyState, LinkButton, PageHeader } from '@portal/ui';
import { renderLink } from '../links.tsx';
import styles from './shelf.module.css';

/** What a list says of itself. */
export interface ShelfWords {
  /** Of the browser's tab. */
  tab: string;
  title: string;
  description: string;
  note: string;
  list: string;
  /** Of an empty list, of an empty stretch, and below both. */
  empty: string;
  noMore: string;
  emptyText: string;
  toNews: string;
  newest: string;
  older: string;
}

interface Props<T> {
  words: ShelfWords;
  icon: LucideIcon;
  /** Pictures are wider than they are high, or the other way about. */
  shape: 'wide' | 'tall';
  path: string;
  list: readonly (T & { readonly id: Key })[];
  /** Where the stretch begins that is shown; the newest without it. */
  from: string | undefined;
  /** The way to what is older, where there is something. */
  older: string | undefined;
  /** `eager`: in the first window. */
  card: (thing: T, eager: boolean) => ReactNode;
}

/** So many pictures are in the first window. */
const FIRST = 4;

/** A list of films or comics, the newest first, stretch by stretch. */
export function Shelf<T>({ words, icon: Icon, shape, path, list, from, older, card }: Props<T>) {
  return (
    <div className={styles.page}>
      <PageMeta title={words.tab} description={words.description} path={path} />
      <PageHeader title={words.title} note={words.note} />
      {list.length === 0 ? (
        <EmptyState
          level={2}
          icon={<Icon size={32} aria-hidden="true" />}
          title={from === undefined ? words.empty : words.noMore}
          action={
            <LinkButton variant="secondary" href={links.news()} renderLink={renderLink}>
              {words.toNews}
            </LinkButton>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className={styles[shape]} aria-label={words.list}>
          {list.map((thing, place) => (
            <li key={thing.id}>{card(thing, place < FIRST)}</li>
          ))}
        </ul>
      )}
      {(from !== undefined || older !== undefined) && (
        <p className={styles.ways}>
          {from !== undefined && (
            <LinkButton variant="secondary" href={path} renderLink={renderLink}>
              {words.newest}
            </LinkButton>
          )}
          {older !== undefined && (
            <LinkButton variant="secondary" href={older} renderLink={renderLink}>
              {words.older}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}
