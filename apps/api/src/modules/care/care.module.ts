import type { FastifyInstance } from 'fastify';
import { predictionCalls } from '@portal/contracts/prediction';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { Base, Module } from '../../module.ts';
import { CareService } from './care.service.ts';

/** Limits and breaks that members set themselves; nobody sees or changes another's. */
export function careModule({ db, clock, limits }: Base): Module {
  const care = new CareService({ db, clock, limits });
  return {
    routes: (app: FastifyInstance) => {
      serve(app, predictionCalls.care, ({ caller }) => care.care(memberId(caller)));
      serve(app, predictionCalls.setLimit, ({ body, caller, ip }) => care.setLimit(memberId(caller), body.limit, ip));
      serve(app, predictionCalls.takeBreak, ({ body, caller, ip }) => care.takeBreak(memberId(caller), body.days, ip));
    },
  };
}
