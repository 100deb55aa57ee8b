import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { useApp } from '@portal/platform';
import { queries } from '../../queries.ts';
import { EpisodeView } from './episode.view.tsx';
import type { EpisodeLoaded } from './movie.loader.ts';
import { useOthers } from './others.ts';
import { useMovieWords } from './movie-words.ts';

/** `/phim-anh/{slug}/tap-{tap}`. The loader has put it there. */
export const Component = observer(function EpisodePage() {
  const a = useApp();
  const words = useMovieWords();
  const { slug, number } = useLoaderData<EpisodeLoaded>();
  const found = useQuery({ ...queries.movie(a, slug), staleTime: Infinity }).data;
  const episode = useQuery({ ...queries.episode(a, slug, number), staleTime: Infinity }).data;
  const others = useOthers(slug);
  if (!found || !episode) return null;
  return <EpisodeView key={`${slug}/${number}`} {...found} episode={episode} others={others} clock={a.clock} language={a.prefs.language} words={words} />;
});
