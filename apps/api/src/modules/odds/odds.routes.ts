import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { OddsService } from './odds.service.ts';

export function oddsRoutes(app: FastifyInstance, odds: OddsService): void {
  serve(app, calls.odds.list, ({ query, language }) => odds.day(query, language));
  serve(app, calls.odds.match, ({ query, language }) => odds.match(query.id, query.company, language));
  serve(app, calls.odds.movement, ({ query, language }) => odds.movement(query.id, query.market, query.company, language));
}
