import type { Base, Module } from '../../module.ts';
import { Ledger } from './ledger.ts';
import { pointsRoutes } from './points.routes.ts';
import { PointsService } from './points.service.ts';

/** `ledger`: by which other modules move points, within their own transactions. */
export function pointsModule({ db, clock, limits }: Base): Module & { ledger: Ledger } {
  const ledger = new Ledger(clock);
  return { ledger, routes: (app) => pointsRoutes(app, { points: new PointsService({ db, clock, ledger }), limits }) };
}
