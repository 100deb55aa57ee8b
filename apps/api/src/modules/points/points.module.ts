import type { Base, Module } from '../../module.ts';
import { Ledger } from './ledger.ts';
import { pointsRoutes } from './points.routes.ts';
import { PointsService } from './points.service.ts';
import { StatementService } from './statement.service.ts';

/** `ledger`: by which other modules move points, within their own transactions. */
export function pointsModule({ db, clock, limits, say }: Base): Module & { ledger: Ledger } {
  const ledger = new Ledger(clock);
  const points = new PointsService({ db, clock, ledger });
  const statements = new StatementService({ db, clock, say, limits });
  return { ledger, routes: (app) => pointsRoutes(app, { points, statements, limits }) };
}
