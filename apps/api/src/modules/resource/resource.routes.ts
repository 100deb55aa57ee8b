import type { FastifyInstance } from 'fastify';
import { resourceCalls } from '@portal/contracts/resource';
import { serve } from '../../http/serve.ts';
import type { SiteService } from './site.service.ts';

/** Header, footer, notices, side banners and settings of the site that a domain names. */
export function resourceRoutes(app: FastifyInstance, site: SiteService): void {
  serve(app, resourceCalls.navigation, ({ query, language }) => site.navigation(query.domain, language));
  serve(app, resourceCalls.marquee, ({ query, language }) => site.marquee(query.domain, language));
  serve(app, resourceCalls.banners, ({ query, language }) => site.banners(query, language));
  serve(app, resourceCalls.siteSeo, ({ query, language }) => site.settings(query.domain, language));
  serve(app, resourceCalls.domains, ({ query }) => site.domains(query.domain));
}
