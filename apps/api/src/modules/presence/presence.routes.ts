import type { FastifyInstance } from 'fastify';
import { liveCalls } from '@portal/contracts/live';
import { userCalls } from '@portal/contracts/user';
import { memberId } from '../../identity/caller.ts';
import { serve } from '../../http/serve.ts';
import type { PresenceService } from './presence.service.ts';

/** Who is online, how many, and which staff are there. */
export function presenceRoutes(app: FastifyInstance, presence: PresenceService): void {
  serve(app, userCalls.onlineList, ({ query, caller, ip }) => presence.list(query, { caller, network: ip }));
  serve(app, userCalls.offline, ({ caller, body }) => {
    presence.left(memberId(caller), body.uuid);
    return {};
  });
  serve(app, liveCalls.showOnline, () => ({ total: presence.total() }));
  serve(app, liveCalls.operatorOnline, async () => ({ list: await presence.staff() }));
}
