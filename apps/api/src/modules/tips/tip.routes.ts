import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { TipStandings } from './standings.ts';
import type { TipService } from './tip.service.ts';

export function tipRoutes(app: FastifyInstance, tips: TipService, standings: TipStandings): void {
  serve(app, calls.tips.create, ({ body, caller, ip, language }) => tips.create(body, caller, ip, language));
  serve(app, calls.tips.list, ({ query, caller, language }) => tips.list(query, caller, language));
  serve(app, calls.tips.info, ({ params, caller, language }) => tips.info(params.id, caller, language));
  serve(app, calls.tips.remove, async ({ params, caller }) => {
    await tips.remove(params.id, caller);
    return {};
  });
  serve(app, calls.tips.react, ({ body, caller, ip }) => tips.react(body.id, body.reaction, caller, ip));
  serve(app, calls.tips.record, ({ query }) => standings.record(query.username));
  serve(app, calls.tips.ranking, ({ query }) => standings.ranking(query.days, query.pageSize));
}
