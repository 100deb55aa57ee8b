import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { comicCalls } from '@portal/contracts/comic';
import { refused } from '../../http/refusal.ts';
import { sendFile } from '../../http/send-file.ts';
import { routeOf, serve } from '../../http/serve.ts';
import type { ComicService } from './comic.service.ts';
import { pictureNamed } from './pictures.ts';

/** Of an address that says what is in it; of one that does not, which another release may fill otherwise. */
const PICTURE_CACHE = { same: 'public, max-age=31536000, immutable', other: 'public, max-age=3600' } as const;

export function comicRoutes(app: FastifyInstance, comics: ComicService): void {
  serve(app, comicCalls.list, ({ query, language }) => comics.list(query, language));
  serve(app, comicCalls.info, ({ params, language }) => comics.info(params.slug, language));

  const { picture } = comicCalls;
  app.get(routeOf(picture), { config: { call: picture.id } }, async (request, reply) => {
    const asked = picture.params.safeParse(request.params);
    const found = asked.success ? pictureNamed(asked.data.name) : undefined;
    if (!found) throw refused.notFound();
    const { path, hash } = found;
    const { v } = picture.query.safeParse(request.query).data ?? {};
    const { size } = await stat(path);
    void reply
      .type('image/svg+xml')
      .header('cache-control', v === hash ? PICTURE_CACHE.same : PICTURE_CACHE.other)
      .header('x-content-type-options', 'nosniff')
      // A drawing opened by itself is a document: it may do nothing.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return sendFile(request, reply, { size, stream: createReadStream(path) });
  });
}
