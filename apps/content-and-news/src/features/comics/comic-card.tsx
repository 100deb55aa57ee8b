import { links } from '@portal/contracts';
import type { ComicRow } from '@portal/contracts/comic';
import type { HeadingLevel } from '@portal/ui';
import { ShelfCard } from '../shelf/shelf-card.tsx';
import type { Words } from '../words.ts';
import styles from './comic-card.module.css';

/** One comic in a list: its first page, what it is about, how long it is. */
export function ComicCard({ comic, level, eager = false, words: { t, number } }: { comic: ComicRow; level: HeadingLevel; eager?: boolean; words: Words }) {
  const { cover, title, summary, pages, slug } = comic;
  return (
    <ShelfCard
      href={links.comics(slug)}
      picture={
        <img className={styles.cover} src={cover.url} width={cover.width} height={cover.height} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
      }
      title={title}
      summary={summary}
      language={comic.language}
      meta={t('comics.count', { count: pages, shown: number(pages) })}
      level={level}
      tall
    />
  );
}
