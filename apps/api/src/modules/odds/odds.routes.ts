import type { FastifyInstance } from 'fastify';
import { oddsCalls } from '@portal/contracts/odds';
import { serve } from '../../http/serve.ts';
import type { OddsService } from './odds.service.ts';
import type { SeasonService } from './season.service.ts';

interface Services {
  readonly odds: OddsService;
  readonly seasons: SeasonService;
}

export function oddsRoutes(app: FastifyInstance, { odds, seasons }: Services): void {
  serve(app, oddsCalls.list, ({ query, language }) => odds.day(query, language));
  serve(app, oddsCalls.match, ({ query, language }) => odds.match(query.id, query.company, language));
  serve(app, oddsCalls.movement, ({ query, language }) => odds.movement(query.id, query.market, query.company, language));
  serve(app, oddsCalls.model, async () => odds.model());
  serve(app, oddsCalls.seasons, ({ language }) => seasons.list(language));
  serve(app, oddsCalls.season, ({ query, language }) => seasons.season(query.tournamentId, language));
}
