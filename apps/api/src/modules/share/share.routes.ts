import type { FastifyInstance } from 'fastify';
import { articleCalls } from '@portal/contracts/article';
import { scheduleCalls } from '@portal/contracts/schedule';
import { serveBytes } from '../../http/serve-bytes.ts';
import type { ShareService } from './share.service.ts';

/** Seconds: who shows links keeps a picture for long anyway; a minute later the score may be another. */
const KEPT = 60;

const PNG = { type: 'image/png', cacheControl: `public, max-age=${KEPT}` } as const;

export function shareRoutes(app: FastifyInstance, share: ShareService): void {
  serveBytes(app, scheduleCalls.picture, async ({ query: { id, lang }, ip }) => ({ ...(await share.picture(id, lang, ip)), ...PNG }));
  serveBytes(app, articleCalls.picture, async ({ query: { id, lang }, ip }) => ({ ...(await share.articlePicture(id, lang, ip)), ...PNG }));
}
