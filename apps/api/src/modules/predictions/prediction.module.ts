import type { FixtureProvider } from '../../live/fixture-provider.ts';
import type { Base, Module } from '../../module.ts';
import type { OddsBook } from '../../sports/odds/index.ts';
import type { Football } from '../odds/index.ts';
import type { Ledger } from '../points/index.ts';
import { predictionRoutes } from './prediction.routes.ts';
import { PredictionService } from './prediction.service.ts';
import { settlePredictions } from './prediction.settling.ts';

interface Deps extends Base {
  readonly fixtures: FixtureProvider;
  readonly football: Football;
  readonly book: OddsBook;
  readonly ledger: Ledger;
  /** Whether points may be staked on matches that are played again, whose result anybody can look up: in a demonstration. */
  readonly onReplays: boolean;
}

/** Predictions for points. `settle`: to be called when a match has ended; one run after the other, and none rejects. */
export function predictionModule({ db, clock, limits, onError, fixtures, football, book, ledger, onReplays }: Deps): Module & { settle: () => Promise<void> } {
  const predictions = new PredictionService({ db, clock, limits, fixtures, football, book, ledger, onReplays });
  let running: Promise<void> = Promise.resolve();
  const settle = () => {
    running = running.then(async () => void (await settlePredictions({ db, clock, fixtures, ledger, onError }))).catch(onError);
    return running;
  };
  return { settle, routes: (app) => predictionRoutes(app, predictions), start: settle, housekeeping: [settle], close: () => running };
}
