import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { links } from '@portal/contracts';
import { PageMeta, useApp } from '@portal/platform';
import { EmptyState, LinkButton, PageHeader } from '@portal/ui';
import { queries } from '../../queries.ts';
import { renderLink } from '../links.tsx';
import { moviesFrom } from './movie-address.ts';
import { MovieCard } from './movie-card.tsx';
import { useMovieWords } from './movie-words.ts';
import type { MoviesLoaded } from './movies.loader.ts';
import styles from './movies.module.css';

/** So many posters are in the first window. */
const FIRST = 4;

/** `/phim-anh`. The loader has put the list there. */
export const Component = observer(function MoviesPage() {
  const a = useApp();
  const words = useMovieWords();
  const { t } = words;
  const { from } = useLoaderData<MoviesLoaded>();
  const stretch = useQuery({ ...queries.movies(a, from), staleTime: Infinity }).data;
  if (!stretch) return null;
  const { list, nextCursor } = stretch;
  return (
    <div className={styles.page}>
      <PageMeta title={words.title(t('movies.title'))} description={t('movies.description')} path={links.movies()} />
      <PageHeader title={t('movies.title')} note={t('movies.note')} />
      {list.length === 0 ? (
        <EmptyState
          level={2}
          icon={<Clapperboard size={32} aria-hidden="true" />}
          title={t(from === undefined ? 'movies.empty' : 'movies.noMore')}
          action={
            <LinkButton variant="secondary" href={links.news()} renderLink={renderLink}>
              {t('movies.toNews')}
            </LinkButton>
          }
        >
          {t('movies.emptyText')}
        </EmptyState>
      ) : (
        <ul className={styles.movies} aria-label={t('movies.list')}>
          {list.map((movie, place) => (
            <li key={movie.id}>
              <MovieCard movie={movie} level={2} eager={place < FIRST} words={words} />
            </li>
          ))}
        </ul>
      )}
      {(from !== undefined || nextCursor !== null) && (
        <p className={styles.ways}>
          {from !== undefined && (
            <LinkButton variant="secondary" href={links.movies()} renderLink={renderLink}>
              {t('movies.newest')}
            </LinkButton>
          )}
          {nextCursor !== null && (
            <LinkButton variant="secondary" href={moviesFrom(nextCursor)} renderLink={renderLink}>
              {t('movies.older')}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
});
