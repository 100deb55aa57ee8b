import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { refused } from './refusal.ts';

/** Places of bytes, the first is 0, both ends included; a stretch ends where the file does at the latest. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}
interface Opened {
  readonly size: number;
  readonly stream: Readable;
}

/** Sends an opened file. With `part`, which opens a stretch of it, any stretch can be asked for (RFC 9110, section 14), without which Safari plays nothing. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  whole: Opened,
  part?: (stretch: Stretch) => Promise<Readable | undefined>,
): Promise<FastifyReply> {
  if (part) void reply.header('accept-ranges', 'bytes');
  if (request.method === 'HEAD') {
    whole.stream.destroy();
    return reply.header('content-length', whole.size).send(Readable.from([]));
  }
  const stretch = part ? stretchOf(request, whole.size) : 'whole';
  if (stretch === 'whole' || !part) return reply.header('content-length', whole.size).send(whole.stream);
  whole.stream.destroy();
  if (stretch === 'none') return reply.code(416).header('content-range', `bytes */${whole.size}`).header('cache-control', 'no-store').send();
  const stream = await part(stretch);
  if (!stream) throw refused.notFound();
  const { start, end } = stretch;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${whole.size}`)
    .header('content-length', end - start + 1)
    .send(stream);
}

/** Players ask for the part that they want to show; some show nothing of what can only be had whole. Who asks for several parts, or in words that nobody knows, gets the whole. */
function stretchOf({ method, headers: { range = '', 'if-range': of } }: FastifyRequest, size: number): Stretch | 'whole' | 'none' {
  const [, words, first, last] = /^bytes=((?:(\d+)-(\d+))|\d+-|-\d+)$/.exec(range) ?? [];
  if (method !== 'GET' || of !== undefined || words === undefined || Number(first) > Number(last)) return 'whole';
  // The last million bytes of a thousand are the thousand (RFC 9110, 14.1.2).
  const asked = parseRange(
    size,
    range.replace(/^bytes=-(\d+)$/, (_, last: string) => `bytes=-${Math.min(Number(last), size)}`),
  );
  if (asked === -1) return 'none';
  return (asked === -2 ? undefined : asked[0]) ?? 'whole';
}
