import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { links } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import type { ShelfLoaded } from '../shelf/shelf.loader.ts';
import { Shelf } from '../shelf/shelf.tsx';
import { moviesFrom } from './movie-address.ts';
import { MovieCard } from './movie-card.tsx';
import { useMovieWords } from './movie-words.ts';

/** `/phim-anh`. The loader has put the list there. */
export const Component = observer(function MoviesPage() {
  const a = useApp();
  const words = useMovieWords();
  const { t } = words;
  const { from } = useLoaderData<ShelfLoaded>();
  const stretch = useQuery({ ...queries.movies(a, from), staleTime: Infinity }).data;
  if (!stretch) return null;
  const { list, nextCursor } = stretch;
  return (
    <Shelf
      words={{
        tab: words.title(t('movies.title')),
        title: t('movies.title'),
        description: t('movies.description'),
        note: t('movies.note'),
        list: t('movies.list'),
        empty: t('movies.empty'),
        noMore: t('movies.noMore'),
        emptyText: t('movies.emptyText'),
        toNews: t('movies.toNews'),
        newest: t('movies.newest'),
        older: t('movies.older'),
      }}
      icon={Clapperboard}
      shape="wide"
      path={links.movies()}
      list={list}
      from={from}
      older={nextCursor === null ? undefined : moviesFrom(nextCursor)}
      card={(movie, eager) => <MovieCard movie={movie} level={2} eager={eager} words={words} />}
    />
  );
});
