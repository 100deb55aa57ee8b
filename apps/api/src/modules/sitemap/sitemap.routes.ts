import type { FastifyInstance } from 'fastify';
import { resourceCalls } from '@portal/contracts/resource';
import { serve } from '../../http/serve.ts';
import type { SitemapService } from './sitemap.service.ts';

export function sitemapRoutes(app: FastifyInstance, sitemap: SitemapService): void {
  serve(app, resourceCalls.sitemapIndex, async () => ({ list: await sitemap.pages() }));
  serve(app, resourceCalls.sitemap, async ({ query }) => ({ list: await sitemap.page(query.part, query.pageNum) }));
}
