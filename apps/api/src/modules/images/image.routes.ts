import type { FastifyInstance } from 'fastify';
import { resourceCalls } from '@portal/contracts/resource';
import { IMAGE, imageWidths } from '@portal/domain';
import { refused } from '../../http/refusal.ts';
import { serveBytes } from '../../http/serve-bytes.ts';
import { formats } from './convert.ts';
import { readSource } from './image-source.ts';
import type { ImageService } from './image.service.ts';

const YEAR = 31_536_000;
const DAY = 86_400;
const widths: readonly number[] = [IMAGE.placeholder.width, ...imageWidths()];

/** `domains`: hosts from which pictures are taken, besides our own uploads. */
export function imageRoutes(app: FastifyInstance, { images, domains }: { images: ImageService; domains: readonly string[] }): void {
  serveBytes(app, resourceCalls.image, async ({ query: { src, w, q, format }, ip }) => {
    const source = readSource(src, domains);
    const problems = [...(source ? [] : [{ path: 'src', message: 'notAllowed' }]), ...(widths.includes(w) ? [] : [{ path: 'w', message: widths.join(', ') }])];
    if (!source || problems.length > 0) throw refused.badInput(problems);
    return {
      ...(await images.read(source, { width: w, quality: q, format }, ip)),
      type: formats[format],
      cacheControl: source.kind === 'upload' ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`,
    };
  });
}
