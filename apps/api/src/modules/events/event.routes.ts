import type { FastifyInstance } from 'fastify';
import { eventCalls } from '@portal/contracts/event';
import { serve } from '../../http/serve.ts';
import { member } from '../../identity/caller.ts';
import type { EventService } from './event.service.ts';

export function eventRoutes(app: FastifyInstance, events: EventService): void {
  serve(app, eventCalls.list, ({ query, caller }) => events.list(query, caller));
  serve(app, eventCalls.info, ({ params, caller }) => events.info(params.id, caller));
  serve(app, eventCalls.booking, ({ params, body, caller, ip }) => events.attend(params.id, 'booking', body.on, member(caller), ip));
  serve(app, eventCalls.saving, ({ params, body, caller, ip }) => events.attend(params.id, 'saving', body.on, member(caller), ip));
  serve(app, eventCalls.create, ({ body, caller }) => events.create(body, member(caller)));
  serve(app, eventCalls.update, ({ body, caller }) => events.update(body, caller));
}
