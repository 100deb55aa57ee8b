import type { FastifyInstance } from 'fastify';
import { predictionCalls } from '@portal/contracts/prediction';
import { serve } from '../../http/serve.ts';
import { member, memberId } from '../../identity/caller.ts';
import type { PredictionService } from './prediction.service.ts';

/** One's own; nobody sees or changes another's. */
export function predictionRoutes(app: FastifyInstance, predictions: PredictionService): void {
  serve(app, predictionCalls.create, ({ body, caller, ip, language }) => predictions.create(body, member(caller), ip, language));
  serve(app, predictionCalls.list, ({ query, caller, language }) => predictions.list(memberId(caller), query, language));
  serve(app, predictionCalls.purse, ({ caller }) => predictions.purse(memberId(caller)));
}
