export { OnlineRegistry, type Arrival } from './online-registry.ts';
export { presenceRoutes } from './presence.routes.ts';
export { PresenceService } from './presence.service.ts';
