import type { Base, Module } from '../../module.ts';
import { competitionRepository } from './competition.repository.ts';
import { competitionRoutes } from './competition.routes.ts';
import { CompetitionService } from './competition.service.ts';

export type { CompetitionService, LeagueInCourse } from './competition.service.ts';

export function competitionModule({ db, clock, say }: Base): Module & { competitions: CompetitionService } {
  const competitions = new CompetitionService({ repository: competitionRepository(db), clock, say });
  return { competitions, routes: (app) => competitionRoutes(app, competitions) };
}
