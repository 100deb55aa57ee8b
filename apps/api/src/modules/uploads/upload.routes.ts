import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { limits } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { refused } from '../../http/refusal.ts';
import { routeOf, serve } from '../../http/serve.ts';
import { member } from '../../identity/caller.ts';
import { ofForm, receive } from './received.ts';
import type { UploadService } from './upload.service.ts';
import type { Stretch } from './upload.store.ts';

/** Boundaries and headers of the parts around the file. */
const AROUND = 16 * 1024;
const YEAR = 31_536_000;

export async function uploadRoutes(app: FastifyInstance, uploads: UploadService): Promise<void> {
  // In a scope of its own: no other call reads forms, and none takes bodies of this size.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: limits.videoBytes, files: 1, fields: 4, fieldSize: 1024, parts: 5, headerPairs: 50 } });
    serve(scope, resourceCalls.upload, ({ body, caller }) => uploads.take(member(caller).userId, body.file), {
      bodyLimit: limits.videoBytes + AROUND,
      readBody: async (request, caller) => {
        const { userId } = member(caller);
        uploads.admit(userId);
        if (!request.isMultipart()) throw refused.badInput([{ path: 'file', message: 'multipart/form-data' }]);
        // The limits of the form are of its parts; what is said of the whole is asked here.
        const { picture, video } = await uploads.takes();
        if (Number(request.headers['content-length']) > (video ?? picture).bytes + AROUND) throw refused.tooLarge();
        const file = await read(request, userId);
        return file && { file };
      },
    });
  });

  async function read(request: FastifyRequest, userId: number): Promise<Blob | undefined> {
    const part = await ofForm(request.file());
    if (part?.fieldname === 'file') return receive(part, () => uploads.placeOf(userId));
    part?.file.resume();
    return undefined;
  }

  serve(app, resourceCalls.uploads, () => uploads.takes());
  serve(app, resourceCalls.uploaded, ({ query, caller }) => uploads.uploaded(query.url, member(caller)));

  const { file } = resourceCalls;
  app.get(routeOf(file), { config: { call: file.id } }, async (request, reply) => {
    const asked = file.params.safeParse(request.params);
    const found = asked.success ? await uploads.read(asked.data.name) : undefined;
    if (!asked.success || !found) throw refused.notFound();
    const { name } = asked.data;
    const isVideo = name.endsWith('.mp4');
    void reply
      .type(isVideo ? 'video/mp4' : 'image/webp')
      // A name is never used twice.
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('x-content-type-options', 'nosniff')
      // Whoever opens a video by its address sees it, and nothing in it runs.
      .header('content-security-policy', isVideo ? "default-src 'none'; media-src 'self'; sandbox" : "default-src 'none'; sandbox");
    if (isVideo) void reply.header('accept-ranges', 'bytes');
    const stretch = isVideo ? stretchOf(request, found.size) : 'whole';
    if (request.method === 'HEAD') {
      found.stream.destroy();
      return reply.header('content-length', found.size).send(Readable.from([]));
    }
    if (stretch === 'whole') return reply.header('content-length', found.size).send(found.stream);
    found.stream.destroy();
    if (stretch === 'none') return reply.code(416).header('content-range', `bytes */${found.size}`).header('cache-control', 'no-store').send();
    const part = await uploads.read(name, stretch);
    if (!part) throw refused.notFound();
    const { start, end } = stretch;
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${found.size}`)
      .header('content-length', end - start + 1)
      .send(part.stream);
  });
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
