import type { FastifyInstance } from 'fastify';
import { competitionCalls } from '@portal/contracts/competition';
import { serve } from '../../http/serve.ts';
import type { CompetitionService } from './competition.service.ts';

export function competitionRoutes(app: FastifyInstance, competitions: CompetitionService): void {
  serve(app, competitionCalls.tournaments, ({ query, language }) => competitions.tournaments(query, language));
  serve(app, competitionCalls.tournament, ({ query, language }) => competitions.tournament(query.id, language));
  serve(app, competitionCalls.tournamentMatches, ({ query, language }) => competitions.tournamentMatches(query, language));
  serve(app, competitionCalls.teams, ({ query, language }) => competitions.teams(query, language));
  serve(app, competitionCalls.team, ({ query, language }) => competitions.team(query.id, language));
  serve(app, competitionCalls.teamMatches, ({ query, language }) => competitions.teamMatches(query, language));
}
