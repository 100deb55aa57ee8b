import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { highlightCalls } from '@portal/contracts/highlight';
import { refused } from '../../http/refusal.ts';
import { sendFile } from '../../http/send-file.ts';
import { serveBytes } from '../../http/serve-bytes.ts';
import { routeOf, serve } from '../../http/serve.ts';
import { member } from '../../identity/caller.ts';
import { filmNamed } from './films.ts';
import type { HighlightService } from './highlight.service.ts';

/** Of an address that says what is in it; of one that does not, which another release may fill otherwise. */
const FILM_CACHE = { same: 'public, max-age=31536000, immutable', other: 'public, max-age=3600' } as const;

export function highlightRoutes(app: FastifyInstance, highlights: HighlightService): void {
  serve(app, highlightCalls.list, ({ query, caller, language }) => highlights.list(query, caller, language));
  serve(app, highlightCalls.info, ({ params, caller, language }) => highlights.info(params.id, caller, language));
  serve(app, highlightCalls.react, ({ body, caller }) => highlights.react(body.id, body.reaction, member(caller)));
  serveBytes(app, highlightCalls.captions, async ({ query: { id, lang, scores } }) => {
    const bytes = Buffer.from(await highlights.captions(id, lang, scores === 'hidden'));
    return {
      bytes,
      tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      type: 'text/vtt; charset=utf-8',
      cacheControl: 'public, max-age=3600',
    };
  });

  const { film } = highlightCalls;
  app.get(routeOf(film), { config: { call: film.id } }, async (request, reply) => {
    const asked = film.params.safeParse(request.params);
    const found = asked.success ? filmNamed(asked.data.name) : undefined;
    if (!found) throw refused.notFound();
    const { path, hash } = found;
    const { size } = await stat(path);
    const { v } = film.query.safeParse(request.query).data ?? {};
    const isFilm = path.endsWith('.mp4');
    void reply
      .type(isFilm ? 'video/mp4' : 'image/webp')
      .header('cache-control', v === hash ? FILM_CACHE.same : FILM_CACHE.other)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; media-src 'self'; sandbox");
    return sendFile(request, reply, { size, stream: createReadStream(path) }, isFilm ? async (stretch) => createReadStream(path, stretch) : undefined);
  });
}
