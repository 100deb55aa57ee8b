import type { Base, Module } from '../../module.ts';
import type { Ledger } from '../points/index.ts';
import { luckyRoutes } from './lucky.routes.ts';
import { LuckyService } from './lucky.service.ts';

interface Deps extends Base {
  readonly ledger: Ledger;
  /** Tickets of a box; those of `LUCKY_BOX` unless said. */
  readonly tickets?: number | undefined;
}

export function luckyModule({ db, clock, limits, ledger, tickets }: Deps): Module {
  const lucky = new LuckyService({ db, clock, ledger, tickets });
  return { routes: (app) => luckyRoutes(app, { lucky, limits }) };
}
