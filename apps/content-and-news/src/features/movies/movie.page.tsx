import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { useOthers } from './others.ts';
import type { MovieLoaded } from './movie.loader.ts';
import { useMovieWords } from './movie-words.ts';
import { MovieView } from './movie.view.tsx';

/** `/phim-anh/{slug}`. The loader has put it there. */
export const Component = observer(function MoviePage() {
  const a = useApp();
  const words = useMovieWords();
  const { slug } = useLoaderData<MovieLoaded>();
  const found = useQuery({ ...queries.movie(a, slug), staleTime: Infinity }).data;
  const others = useOthers(slug);
  if (!found) return null;
  return <MovieView {...found} others={others} words={words} />;
});
