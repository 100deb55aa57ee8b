import type { Base, Module } from '../../module.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { SitemapService } from './sitemap.service.ts';

export const sitemapModule = (base: Base): Module => ({ routes: (app) => sitemapRoutes(app, new SitemapService(base)) });
