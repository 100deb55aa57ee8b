import { links } from '@portal/contracts';
import type { ComicRow } from '@portal/contracts/comic';
import { Heading, type HeadingLevel } from '@portal/ui';
import { renderLink } from '../links.tsx';
import { textLanguage } from '../text-language.ts';
import type { Words } from '../words.ts';
import styles from './comics.module.css';

/** One comic in a list: its first page, what it is about, how long it is. */
export function ComicCard({ comic, level, eager = false, words: { t, number } }: { comic: ComicRow; level: HeadingLevel; eager?: boolean; words: Words }) {
  const { cover, title, summary, pages, slug } = comic;
  return (
    <article className={styles.card}>
      <img className={styles.cover} src={cover.url} width={cover.width} height={cover.height} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
      <div className={styles.about}>
        <div lang={textLanguage(comic.language)}>
          <Heading level={level} className={styles.name}>
            {renderLink({ href: links.comics(slug), className: styles.link, children: title })}
          </Heading>
          <p className={styles.summary}>{summary}</p>
        </div>
        <p className={styles.meta}>{t('comics.count', { count: pages, shown: number(pages) })}</p>
      </div>
    </article>
  );
}
