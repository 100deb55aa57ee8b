import type { Base, Module } from '../../module.ts';
import { followedRoutes } from './followed.routes.ts';
import { FollowedService } from './followed.service.ts';

/** What members follow, kept with their account. */
export const followedModule = (base: Base): Module => ({ routes: (app) => followedRoutes(app, new FollowedService(base)) });
