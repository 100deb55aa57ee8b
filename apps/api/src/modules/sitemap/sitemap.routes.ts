import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { SitemapService } from './sitemap.service.ts';

export function sitemapRoutes(app: FastifyInstance, sitemap: SitemapService): void {
  serve(app, calls.resource.sitemapIndex, async () => ({ list: await sitemap.pages() }));
  serve(app, calls.resource.sitemap, async ({ query }) => ({ list: await sitemap.page(query.part, query.pageNum) }));
}
