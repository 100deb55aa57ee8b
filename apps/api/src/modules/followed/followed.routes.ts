import type { FastifyInstance } from 'fastify';
import { followedCalls } from '@portal/contracts/followed';
import { serve } from '../../http/serve.ts';
import { memberId } from '../../identity/caller.ts';
import type { FollowedService } from './followed.service.ts';

/** A hundred of each with names as long as may be, in letters of three bytes. */
const WHOLE = { bodyLimit: 384 * 1024 };

/** One's own; nobody sees or changes another's. */
export function followedRoutes(app: FastifyInstance, followed: FollowedService): void {
  serve(app, followedCalls.list, ({ caller }) => followed.of(memberId(caller)));
  serve(app, followedCalls.save, ({ caller, body }) => followed.save(memberId(caller), body), WHOLE);
}
