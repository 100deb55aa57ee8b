import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { refused } from '../../http/refusal.ts';
import { sendFile } from '../../http/send-file.ts';
import { routeOf, serve } from '../../http/serve.ts';
import { member } from '../../identity/caller.ts';
import { ofForm, receive } from './received.ts';
import type { UploadService } from './upload.service.ts';

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
    return sendFile(request, reply, found, isVideo ? async (stretch) => (await uploads.read(name, stretch))?.stream : undefined);
  });
}
