import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { SiteService } from './site.service.ts';

/** Header, footer, notices, side banners and settings of the site that a domain names. */
export function resourceRoutes(app: FastifyInstance, site: SiteService): void {
  const { resource } = calls;
  serve(app, resource.navigation, ({ query, language }) => site.navigation(query.domain, language));
  serve(app, resource.marquee, ({ query, language }) => site.marquee(query.domain, language));
  serve(app, resource.banners, ({ query, language }) => site.banners(query, language));
  serve(app, resource.siteSeo, ({ query, language }) => site.settings(query.domain, language));
  serve(app, resource.domains, ({ query }) => site.domains(query.domain));
}
