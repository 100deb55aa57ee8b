import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SteeredClock } from '../clock.ts';

/** A day, in milliseconds: more would let every token run out. */
const FARTHEST = 86_400_000;
const move = z.strictObject({ to: z.iso.datetime({ offset: true }) });

/** `POST /test-clock { to }`: it is that moment now, and what was due until then happens. Only where TEST_CLOCK is set; no call of the contract, and behind the shell nobody reaches it. */
export function testClock(app: FastifyInstance, clock: SteeredClock): void {
  app.post('/test-clock', (request, reply) => {
    const asked = move.safeParse(request.body);
    const ahead = asked.success ? Date.parse(asked.data.to) - clock.now() : NaN;
    if (!(ahead >= 0 && ahead <= FARTHEST)) return reply.code(400).send({ message: 'to: a moment of the next 24 hours' });
    clock.skip(ahead);
    return { now: new Date(clock.now()).toISOString() };
  });
}
