import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { codes } from '@portal/contracts';
import { DeskProblem } from './desk-problem.ts';
import type { Desk } from './registry-desk.ts';

/** Open streams at a time; an operator's page has one. */
const MOST = 50;
/** A stream ends by itself, so that its page asks again with the token of then: whoever is no staff any more is out. Milliseconds. */
export const STREAM_LASTS = 5 * 60_000;

/** Passes the registry's stream on, line by line, to the pages of operators. */
export function createRelay(desk: Pick<Desk, 'events'>, lasts = STREAM_LASTS) {
  const open = new Set<AbortController>();

  return {
    async stream(reply: FastifyReply): Promise<FastifyReply> {
      if (open.size >= MOST) throw new DeskProblem(503, codes.notReady, 'too many operator pages are open');
      const end = new AbortController();
      open.add(end);
      const timer = setTimeout(() => end.abort(), lasts);
      const close = () => {
        clearTimeout(timer);
        open.delete(end);
        end.abort();
      };
      reply.raw.on('close', close);
      try {
        const body = await desk.events(end.signal);
        // Nothing comes after it on this connection: a shell that stops need not wait for the browser to let go of it.
        return reply
          .headers({
            connection: 'close',
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store, no-transform',
            'x-accel-buffering': 'no',
          })
          .send(Readable.from(lines(body)));
      } catch (error) {
        close();
        throw error;
      }
    },
    /** The shell goes: nobody waits for the next change. */
    close(): void {
      for (const end of open) end.abort();
    },
    get size(): number {
      return open.size;
    },
  };
}

/** Ends quietly when the registry goes away or the time is over: the page opens another. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) yield chunk;
  } catch {
    /* cut off */
  }
}
