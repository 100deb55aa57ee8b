import type { FastifyInstance } from 'fastify';
import { resourceCalls } from '@portal/contracts/resource';
import { serveShared } from '../../http/serve-shared.ts';
import type { SiteService } from './site.service.ts';

/** Header, footer, notices, side banners and settings of the site that a domain names. */
export function resourceRoutes(app: FastifyInstance, site: SiteService): void {
  serveShared(app, resourceCalls.navigation, ({ query, language }) => site.navigation(query.domain, language));
  serveShared(app, resourceCalls.marquee, ({ query, language }) => site.marquee(query.domain, language));
  serveShared(app, resourceCalls.banners, ({ query, language }) => site.banners(query, language));
  serveShared(app, resourceCalls.siteSeo, ({ query, language }) => site.settings(query.domain, language));
  serveShared(app, resourceCalls.domains, ({ query }) => site.domains(query.domain));
}
