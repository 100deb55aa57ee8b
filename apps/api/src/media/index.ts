export { CLIP_SHIRTS } from './clip.ts';
export { mediaRoutes } from './media.routes.ts';
