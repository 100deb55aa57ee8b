import type { Base, Module } from '../../module.ts';
import type { CompetitionService } from '../competition/index.ts';
import type { NotificationTeller } from '../notifications/index.ts';
import { friendRoutes } from './friend.routes.ts';
import { FriendService } from './friend.service.ts';

/** Friends, requests, who follows whom, and whom one mutes or blocks. */
export function friendModule({ db, clock, limits, teller, competitions }: Base & { teller: NotificationTeller; competitions: CompetitionService }): Module {
  const friends = new FriendService({ db, clock, limits, teller, competitions });
  return { routes: (app) => friendRoutes(app, friends) };
}
