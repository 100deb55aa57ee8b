import { links } from '@portal/contracts';
import type { MovieRow } from '@portal/contracts/movie';
import { VisuallyHidden, type HeadingLevel } from '@portal/ui';
import { ShelfCard } from '../shelf/shelf-card.tsx';
import { runningTime, type MovieWords } from './movie-words.ts';
import styles from './movie-card.module.css';

/** One movie in a list: its poster, what it is about, how long it is. */
export function MovieCard({ movie, level, eager = false, words }: { movie: MovieRow; level: HeadingLevel; eager?: boolean; words: MovieWords }) {
  const { poster, title, summary, slug, seconds, episodes, language } = movie;
  return (
    <ShelfCard
      href={links.movies(slug)}
      picture={
        <div className={styles.poster}>
          <img src={poster.url} width={poster.width} height={poster.height} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
          <span className={styles.time}>
            <VisuallyHidden>{words.t('movies.length')} </VisuallyHidden>
            {runningTime(seconds)}
          </span>
        </div>
      }
      title={title}
      summary={summary}
      language={language}
      meta={
        <>
          {words.kind(movie)}
          {words.isSeries(movie) && ` · ${words.episodes(episodes)}`}
        </>
      }
      level={level}
    />
  );
}
