import type { FastifyInstance } from 'fastify';
import { tipsCalls } from '@portal/contracts/tips';
import { serve } from '../../http/serve.ts';
import type { TipChains } from './chains.ts';
import type { TipStandings } from './standings.ts';
import type { TipService } from './tip.service.ts';

export function tipRoutes(app: FastifyInstance, tips: TipService, standings: TipStandings, chains: TipChains): void {
  serve(app, tipsCalls.create, ({ body, caller, ip, language }) => tips.create(body, caller, ip, language));
  serve(app, tipsCalls.list, ({ query, caller, language }) => tips.list(query, caller, language));
  serve(app, tipsCalls.tournaments, ({ language }) => standings.tournaments(language));
  serve(app, tipsCalls.info, ({ params, caller, language }) => tips.info(params.id, caller, language));
  serve(app, tipsCalls.remove, async ({ params, caller }) => {
    await tips.remove(params.id, caller);
    return {};
  });
  serve(app, tipsCalls.react, ({ body, caller, ip }) => tips.react(body.id, body.reaction, caller, ip));
  serve(app, tipsCalls.record, ({ query }) => standings.record(query.username));
  serve(app, tipsCalls.statistics, ({ query, language }) => standings.statistics(query.username, language));
  serve(app, tipsCalls.ranking, ({ query }) => standings.ranking(query.days, query.pageSize));
  serve(app, tipsCalls.chain, ({ query }) => chains.chain(query));
  serve(app, tipsCalls.sealedDay, ({ query }) => chains.sealedDay(query));
}
