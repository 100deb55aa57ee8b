import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { PresenceService } from './presence.service.ts';

/** Who is online, how many, and which staff are there. */
export function presenceRoutes(app: FastifyInstance, presence: PresenceService): void {
  serve(app, calls.user.onlineList, ({ query, caller, ip }) => presence.list(query, { caller, network: ip }));
  serve(app, calls.live.showOnline, () => ({ total: presence.total() }));
  serve(app, calls.live.operatorOnline, async () => ({ list: await presence.staff() }));
}
