import type { Base, Module } from '../../module.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import { friendRoutes } from './friend.routes.ts';
import { FriendService } from './friend.service.ts';

/** Friends, requests, who follows whom, and whom one mutes or blocks. */
export function friendModule({ db, clock, limits, teller }: Base & { teller: NotificationTeller }): Module {
  const friends = new FriendService({ db, clock, limits, teller });
  return { routes: (app) => friendRoutes(app, friends) };
}
