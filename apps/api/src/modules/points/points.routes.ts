import type { FastifyInstance } from 'fastify';
import { pointsCalls } from '@portal/contracts/points';
import { refused } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { PointsService } from './points.service.ts';
import type { StatementService } from './statement.service.ts';

/** Nobody checks in more often than this, two tabs and a shaky finger included. */
const checkIns = { perSecond: 1 / 2, burst: 20 };
interface Parts {
  points: PointsService;
  statements: StatementService;
  limits: TokenBuckets;
}

/** One's points; nobody sees or moves another's. */
export function pointsRoutes(app: FastifyInstance, { points, statements, limits }: Parts): void {
  serve(app, pointsCalls.ledger, ({ caller, query }) => points.rows(memberId(caller), query.cursor, query.pageSize));
  serve(app, pointsCalls.statement, ({ caller, query, language }) => statements.of(memberId(caller), query, language));
  serve(app, pointsCalls.checkInCard, ({ caller }) => points.card(memberId(caller)));
  serve(app, pointsCalls.checkIn, ({ caller }) => points.checkIn(slowly(memberId(caller))));
  serve(app, pointsCalls.makeUp, ({ caller, body }) => points.makeUp(slowly(memberId(caller)), body.date));

  function slowly(accountId: number): number {
    const taken = limits.take(`check-in ${accountId}`, checkIns);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    return accountId;
  }
}
