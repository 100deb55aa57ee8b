import type { LoaderFunctionArgs } from 'react-router-dom';
import { MOST_EPISODES } from '@portal/contracts/movie';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { pageData, sideData } from '../load.ts';
import { notFound } from '../not-found.ts';

export interface MovieLoaded {
  readonly slug: string;
}
export interface EpisodeLoaded extends MovieLoaded {
  readonly number: number;
}

const SLUG = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/;
/** `tap` in digits (section 2). The router has no pattern for half a segment. */
const EPISODE = /^tap-(\d+)$/;

/** `/phim-anh/{slug}`. */
export async function movieLoader({ params, context, request }: LoaderFunctionArgs): Promise<MovieLoaded> {
  const a = app(context);
  const { slug = '' } = params;
  if (!SLUG.test(slug)) throw notFound(request);
  await Promise.all([pageData(a, queries.movie(a, slug), request), sideData(a, queries.movies(a))]);
  return { slug };
}

/** `/phim-anh/{slug}/tap-{tap}`. */
export async function episodeLoader({ params, context, request }: LoaderFunctionArgs): Promise<EpisodeLoaded> {
  const a = app(context);
  const { slug = '', episode = '' } = params;
  const number = Number(EPISODE.exec(episode)?.[1] ?? 0);
  if (!SLUG.test(slug) || number < 1 || number > MOST_EPISODES) throw notFound(request);
  await Promise.all([pageData(a, queries.movie(a, slug), request), pageData(a, queries.episode(a, slug, number), request), sideData(a, queries.movies(a))]);
  return { slug, number };
}
