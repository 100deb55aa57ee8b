import { links } from '@portal/contracts';
import type { MovieRow } from '@portal/contracts/movie';
import { Heading, VisuallyHidden, type HeadingLevel } from '@portal/ui';
import { renderLink } from '../links.tsx';
import { textLanguage } from '../text-language.ts';
import { runningTime, type MovieWords } from './movie-words.ts';
import styles from './movies.module.css';

/** One movie in a list: its poster, what it is about, how long it is. */
export function MovieCard({ movie, level, eager = false, words }: { movie: MovieRow; level: HeadingLevel; eager?: boolean; words: MovieWords }) {
  const { poster, title, summary, slug, seconds, episodes, language } = movie;
  return (
    <article className={styles.card}>
      <div className={styles.poster}>
        <img src={poster.url} width={poster.width} height={poster.height} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
        <span className={styles.time}>
          <VisuallyHidden>{words.t('movies.length')} </VisuallyHidden>
          {runningTime(seconds)}
        </span>
      </div>
      <div className={styles.about}>
        <div lang={textLanguage(language)}>
          <Heading level={level} className={styles.name}>
            {renderLink({ href: links.movies(slug), className: styles.link, children: title })}
          </Heading>
          <p className={styles.summary}>{summary}</p>
        </div>
        <p className={styles.meta}>
          {words.kind(movie)}
          {words.isSeries(movie) && ` · ${words.episodes(episodes)}`}
        </p>
      </div>
    </article>
  );
}
