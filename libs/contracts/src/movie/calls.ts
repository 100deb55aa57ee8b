import { z } from 'zod';
import { DEFAULT_LANGUAGE, endpoint, languages } from '@portal/contracts';
import { onward, stretch } from '@portal/contracts/parts';
import { episode, episodeRow, movieRow } from './movie.ts';

const base = '/other/api/movie/';
const tag = 'movie';

/** Of one movie. */
export const MOST_EPISODES = 200;
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug')
  .max(100);
const number = z.coerce.number().int().min(1).max(MOST_EPISODES);

/** Movies (ours: section 2 names their pages, section 7 no calls for them). */
export const movieCalls = {
  list: endpoint({
    id: 'movie.list',
    method: 'GET',
    path: `${base}list`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Movies, the newest first',
    query: () => z.object(onward(12, 50)),
    data: () => stretch(movieRow),
  }),
  info: endpoint({
    id: 'movie.info',
    method: 'GET',
    path: `${base}info/{slug}`,
    access: 'public',
    tag,
    extension: true,
    summary: 'One movie and its episodes in their order; 404 where none has that name, or it is not published yet',
    params: () => z.object({ slug }),
    data: () => z.object({ movie: movieRow, episodes: z.array(episodeRow).max(MOST_EPISODES) }),
  }),
  episode: endpoint({
    id: 'movie.episode',
    method: 'GET',
    path: `${base}episode`,
    access: 'public',
    tag,
    extension: true,
    summary: 'One episode: its film, its captions, and what is said in it; 404 where the movie has none of that number',
    query: () => z.object({ slug, number }),
    data: () => episode,
  }),
  captions: endpoint({
    id: 'movie.captions',
    method: 'GET',
    path: `${base}captions`,
    access: 'public',
    tag,
    extension: true,
    binary: true,
    summary: 'What is said in an episode, as WebVTT',
    query: () => z.object({ slug, number, lang: z.enum(languages).default(DEFAULT_LANGUAGE) }),
    data: () => z.unknown(),
  }),
  film: endpoint({
    id: 'movie.film',
    method: 'GET',
    path: `${base}film/{name}`,
    access: 'public',
    tag,
    extension: true,
    binary: true,
    summary:
      'A film that ships with the portal, or its poster; of a film any stretch of bytes (RFC 9110, section 14). `v` is of what is in it: with the right one it never changes',
    params: () => z.object({ name: z.string().regex(/^[a-z0-9-]{1,80}\.(mp4|webp)$/, 'name') }),
    query: () => z.object({ v: z.string().max(40).optional() }),
    data: () => z.unknown(),
  }),
} as const;
