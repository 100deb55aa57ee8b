import type { Base, Module } from '../../module.ts';
import type { RoomMembers } from '../chat/index.ts';
import { OnlineRegistry } from './online-registry.ts';
import { presenceRoutes } from './presence.routes.ts';
import { PresenceService } from './presence.service.ts';

export function presenceModule({ db, limits, members }: Base & { members: RoomMembers }): Module & { registry: OnlineRegistry } {
  const registry = new OnlineRegistry();
  return { registry, routes: (app) => presenceRoutes(app, new PresenceService({ db, registry, limits, members })) };
}
