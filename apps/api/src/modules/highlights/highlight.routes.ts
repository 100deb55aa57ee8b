import type { FastifyInstance } from 'fastify';
import { highlightCalls } from '@portal/contracts/highlight';
import { serveBytes } from '../../http/serve-bytes.ts';
import { serve } from '../../http/serve.ts';
import { serveShipped } from '../../http/shipped-files.ts';
import { member } from '../../identity/caller.ts';
import { files } from './films.ts';
import type { HighlightService } from './highlight.service.ts';
import { tagOf } from '../../http/tag-of.ts';

export function highlightRoutes(app: FastifyInstance, highlights: HighlightService): void {
  serve(app, highlightCalls.list, ({ query, caller, language }) => highlights.list(query, caller, language));
  serve(app, highlightCalls.info, ({ params, caller, language }) => highlights.info(params.id, caller, language));
  serve(app, highlightCalls.react, ({ body, caller }) => highlights.react(body.id, body.reaction, member(caller)));
  serveBytes(app, highlightCalls.captions, async ({ query: { id, lang, scores } }) => {
    const bytes = Buffer.from(await highlights.captions(id, lang, scores === 'hidden'));
    return {
      bytes,
      tag: tagOf(bytes),
      type: 'text/vtt; charset=utf-8',
      cacheControl: 'public, max-age=3600',
    };
  });
  serveShipped(app, highlightCalls.film, files);
}
