import type { FastifyInstance } from 'fastify';
import { comicCalls } from '@portal/contracts/comic';
import { serve } from '../../http/serve.ts';
import { serveShipped } from '../../http/shipped-files.ts';
import type { ComicService } from './comic.service.ts';
import { pictures } from './pictures.ts';

export function comicRoutes(app: FastifyInstance, comics: ComicService): void {
  serve(app, comicCalls.list, ({ query, language }) => comics.list(query, language));
  serve(app, comicCalls.info, ({ params, language }) => comics.info(params.slug, language));
  serveShipped(app, comicCalls.picture, pictures);
}
