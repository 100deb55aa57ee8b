export { resourceRoutes } from './resource.routes.ts';
export { SiteService } from './site.service.ts';
