import type { FastifyInstance } from 'fastify';
import { movieCalls } from '@portal/contracts/movie';
import { serveBytes } from '../../http/serve-bytes.ts';
import { serve } from '../../http/serve.ts';
import { serveShipped } from '../../http/shipped-files.ts';
import { films } from './films.ts';
import type { MovieService } from './movie.service.ts';
import { tagOf } from '../../http/tag-of.ts';

export function movieRoutes(app: FastifyInstance, movies: MovieService): void {
  serve(app, movieCalls.list, ({ query, language }) => movies.list(query, language));
  serve(app, movieCalls.info, ({ params, language }) => movies.info(params.slug, language));
  serve(app, movieCalls.episode, ({ query, language }) => movies.episode(query.slug, query.number, language));
  serveBytes(app, movieCalls.captions, async ({ query: { slug, number, lang } }) => {
    const bytes = Buffer.from(await movies.captions(slug, number, lang));
    return {
      bytes,
      tag: tagOf(bytes),
      type: 'text/vtt; charset=utf-8',
      // What the page has to read is of now: so are they.
      cacheControl: 'no-cache',
    };
  });
  serveShipped(app, movieCalls.film, films);
}
