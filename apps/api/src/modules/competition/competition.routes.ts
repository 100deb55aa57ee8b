import type { FastifyInstance } from 'fastify';
import { competitionCalls } from '@portal/contracts/competition';
import { serveShared } from '../../http/serve-shared.ts';
import type { CompetitionService } from './competition.service.ts';

export function competitionRoutes(app: FastifyInstance, competitions: CompetitionService): void {
  serveShared(app, competitionCalls.tournaments, ({ query, language }) => competitions.tournaments(query, language));
  serveShared(app, competitionCalls.tournament, ({ query, language }) => competitions.tournament(query.id, language));
  serveShared(app, competitionCalls.tournamentMatches, ({ query, language }) => competitions.tournamentMatches(query, language));
  serveShared(app, competitionCalls.teams, ({ query, language }) => competitions.teams(query, language));
  serveShared(app, competitionCalls.team, ({ query, language }) => competitions.team(query.id, language));
  serveShared(app, competitionCalls.teamMatches, ({ query, language }) => competitions.teamMatches(query, language));
}
