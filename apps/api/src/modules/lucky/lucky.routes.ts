import type { FastifyInstance } from 'fastify';
import { luckyCalls } from '@portal/contracts/lucky';
import { refused } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import { member, memberId } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import { takeAsMember, type WritingPace } from '../../limits/writers.ts';
import type { LuckyService } from './lucky.service.ts';

/** A week's tickets in one go, and a shaky finger; a whole office draws from one address. */
const pace = { member: { perSecond: 1 / 2, burst: 20 }, address: { perSecond: 20, burst: 400 } } as const satisfies WritingPace;
/** The largest box is read in twenty calls. */
const reading = { perSecond: 2, burst: 100 } as const;

/** The draw: what is public of it, and one's own tickets. */
export function luckyRoutes(app: FastifyInstance, { lucky, limits }: { lucky: LuckyService; limits: TokenBuckets }): void {
  serve(app, luckyCalls.list, ({ query }) => lucky.board(query.type));
  serve(app, luckyCalls.result, ({ caller, query }) => lucky.own(memberId(caller), query));
  serve(app, luckyCalls.draw, ({ caller, body, ip }) => {
    takeAsMember(limits, 'draw', pace, member(caller), ip);
    return lucky.draw(memberId(caller), body);
  });
  serve(app, luckyCalls.rounds, ({ query }) => lucky.rounds(query));
  serve(app, luckyCalls.proof, ({ query, ip }) => {
    const taken = limits.take(`draw proof ${ip}`, reading);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    return lucky.proof(query.round, query.after, query.pageSize);
  });
}
