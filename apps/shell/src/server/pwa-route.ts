import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import apple180 from '../pwa/icons/apple-180.png?inline';
import icon192 from '../pwa/icons/icon-192.png?inline';
import icon512 from '../pwa/icons/icon-512.png?inline';
import maskable512 from '../pwa/icons/maskable-512.png?inline';
import { languageTag } from '../routing/language-tag.ts';
import { webManifest, type SiteWords } from './web-manifest.ts';
import type { Prefs } from '@portal/platform';

const DAY = 24 * 3600;
const icons: Record<string, string> = { 'apple-180': apple180, 'icon-192': icon192, 'icon-512': icon512, 'maskable-512': maskable512 };

export interface PwaOptions {
  /** Folder of the built browser program; the service worker lies beside it. */
  clientDir: string;
  prefsOf(cookie: string | undefined, acceptLanguage: string | undefined): Prefs;
  /** Name and words of the site in a language; never rejects. */
  wordsOf(language: Prefs['language'], host: string | undefined): Promise<SiteWords>;
}

/** What makes the portal installable: the manifest, its icons, and the service worker, which is asked for anew at every check. */
export function pwaRoute(app: FastifyInstance, { clientDir, prefsOf, wordsOf }: PwaOptions): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { language } = prefsOf(request.headers.cookie, request.headers['accept-language']);
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language')
      .send(webManifest(languageTag(language), await wordsOf(language, request.hostname)));
  });
  app.get<{ Params: { name: string } }>('/-/icons/:name.png', (request, reply) => {
    const icon = icons[request.params.name];
    if (!icon) return reply.callNotFound();
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${DAY}`)
      .send(Buffer.from(icon.slice(icon.indexOf(',') + 1), 'base64'));
  });
  const file = path.join(clientDir, '../sw.js');
  const worker = existsSync(file) ? readFileSync(file) : undefined;
  if (worker) app.get('/sw.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker));
}
