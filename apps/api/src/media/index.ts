export { mediaRoutes } from './media.routes.ts';
export type { MediaRoutesOptions } from './media.routes.ts';
