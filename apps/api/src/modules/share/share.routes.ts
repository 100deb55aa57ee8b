import type { FastifyInstance } from 'fastify';
import { scheduleCalls } from '@portal/contracts/schedule';
import { refused } from '../../http/refusal.ts';
import { routeOf } from '../../http/serve.ts';
import { networkOf } from '../../limits/network.ts';
import type { ShareService } from './share.service.ts';

/** Seconds: who shows links keeps a picture for long anyway; a minute later the score may be another. */
const KEPT = 60;

export function shareRoutes(app: FastifyInstance, share: ShareService): void {
  const { picture } = scheduleCalls;
  app.get(routeOf(picture), { config: { call: picture.id } }, async (request, reply) => {
    const asked = picture.query.safeParse(request.query);
    if (!asked.success) throw refused.badInput(asked.error.issues.map((issue) => ({ path: issue.path.join('.') || 'query', message: issue.message })));
    const { bytes, tag } = await share.picture(asked.data.id, asked.data.lang, networkOf(request.ip));
    void reply
      .header('cache-control', `public, max-age=${KEPT}`)
      .header('etag', tag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type('image/png').send(bytes);
  });
}
