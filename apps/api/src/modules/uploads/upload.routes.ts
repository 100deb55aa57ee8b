import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { refused } from '../../http/refusal.ts';
import { routeOf, serve } from '../../http/serve.ts';
import type { UploadService } from './upload.service.ts';

/** Boundaries and headers of the parts around the file. */
const AROUND = 16 * 1024;
const YEAR = 31_536_000;

export async function uploadRoutes(app: FastifyInstance, uploads: UploadService): Promise<void> {
  // In a scope of its own: no other call reads forms, and none takes bodies of this size.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: limits.uploadBytes, files: 1, fields: 4, fieldSize: 1024, parts: 5, headerPairs: 50 } });
    serve(
      scope,
      resourceCalls.upload,
      async ({ body, caller }) => {
        if (caller.kind !== 'user') throw refused.noToken();
        return uploads.take(caller.userId, new Uint8Array(await body.file.arrayBuffer()));
      },
      {
        bodyLimit: limits.uploadBytes + AROUND,
        readBody: async (request, caller) => {
          if (caller.kind === 'user') uploads.admit(caller.userId);
          if (!request.isMultipart()) throw refused.badInput([{ path: 'file', message: 'multipart/form-data' }]);
          // The limits of the form are of its parts; what is said of the whole is asked here.
          if (Number(request.headers['content-length']) > limits.uploadBytes + AROUND) throw refused.tooLarge();
          const part = await read(request);
          return part?.name === 'file' ? { file: new Blob([Uint8Array.from(part.bytes)]) } : {};
        },
      },
    );
  });

  async function read(request: FastifyRequest): Promise<{ name: string; bytes: Buffer } | undefined> {
    try {
      const part = await request.file();
      return part && { name: part.fieldname, bytes: await part.toBuffer() };
    } catch (error) {
      // Too large and the like have a status of their own; a form that is cut off or has no boundary just fails.
      if ((error as { statusCode?: number }).statusCode !== undefined) throw error;
      throw refused.badInput([{ path: 'file', message: 'multipart/form-data' }]);
    }
  }

  const { file } = resourceCalls;
  app.get(routeOf(file), { config: { call: file.id } }, async (request, reply) => {
    const asked = file.params.safeParse(request.params);
    const found = asked.success ? await uploads.read(asked.data.name) : undefined;
    if (!found) throw refused.notFound();
    return (
      reply
        .type('image/webp')
        .header('content-length', found.size)
        // A name is never used twice.
        .header('cache-control', `public, max-age=${YEAR}, immutable`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(found.stream)
    );
  });
}
