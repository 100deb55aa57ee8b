import type { FastifyInstance } from 'fastify';
import { scheduleCalls } from '@portal/contracts/schedule';
import { serveBytes } from '../../http/serve-bytes.ts';
import type { ShareService } from './share.service.ts';

/** Seconds: who shows links keeps a picture for long anyway; a minute later the score may be another. */
const KEPT = 60;

export const shareRoutes = (app: FastifyInstance, share: ShareService): void =>
  serveBytes(app, scheduleCalls.picture, async ({ query: { id, lang }, ip }) => ({
    ...(await share.picture(id, lang, ip)),
    type: 'image/png',
    cacheControl: `public, max-age=${KEPT}`,
  }));
