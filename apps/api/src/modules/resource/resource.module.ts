import type { Base, Module } from '../../module.ts';
import { resourceRoutes } from './resource.routes.ts';
import { SiteService } from './site.service.ts';
import { visitorRoute } from './visitor.ts';

export const resourceModule = ({ db }: Base): Module => ({
  routes(app) {
    resourceRoutes(app, new SiteService(db));
    visitorRoute(app);
  },
});
