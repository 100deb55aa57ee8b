export { sitemapModule } from './sitemap.module.ts';
