import type { FastifyInstance } from 'fastify';
import { resourceCalls } from '@portal/contracts/resource';
import { IMAGE, imageWidths } from '@portal/domain';
import { refused } from '../../http/refusal.ts';
import { routeOf } from '../../http/serve.ts';
import { networkOf } from '../../limits/network.ts';
import { formats } from './convert.ts';
import { readSource } from './image-source.ts';
import type { ImageService } from './image.service.ts';

const YEAR = 31_536_000;
const DAY = 86_400;
const widths: readonly number[] = [IMAGE.placeholder.width, ...imageWidths()];

/** `domains`: hosts from which pictures are taken, besides our own uploads. */
export function imageRoutes(app: FastifyInstance, { images, domains }: { images: ImageService; domains: readonly string[] }): void {
  const { image } = resourceCalls;
  app.get(routeOf(image), { config: { call: image.id } }, async (request, reply) => {
    const asked = image.query.safeParse(request.query);
    if (!asked.success) throw refused.badInput(asked.error.issues.map((issue) => ({ path: issue.path.join('.') || 'query', message: issue.message })));
    const { src, w, q, format } = asked.data;
    const source = readSource(src, domains);
    const problems = [...(source ? [] : [{ path: 'src', message: 'notAllowed' }]), ...(widths.includes(w) ? [] : [{ path: 'w', message: widths.join(', ') }])];
    if (!source || problems.length > 0) throw refused.badInput(problems);
    const { bytes, tag } = await images.read(source, { width: w, quality: q, format }, networkOf(request.ip));
    void reply
      .header('cache-control', source.kind === 'upload' ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`)
      .header('etag', tag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type(formats[format]).send(bytes);
  });
}
