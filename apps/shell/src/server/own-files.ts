import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Assets } from './assets.ts';
import { sendPressed, type PressedFiles } from './pressed-files.ts';

/** Scripts and styles of the shell, in their small form where it is there; `@fastify/static` sends the rest. A build's names carry the hash of what is in them. */
export function ownFiles(app: FastifyInstance, { clientDir, prefix, hashed }: Pick<Assets, 'clientDir' | 'prefix' | 'hashed'>, pressed: PressedFiles): void {
  const known = new Set(hashed);
  app.addHook<{ Params: { '*'?: string } }>('preHandler', async (request, reply) => {
    if (!request.url.startsWith(prefix) || request.method !== 'GET') return;
    const file = request.params['*'] ?? '';
    // A part of a file is a part of what it is, not of its small form.
    if (!known.has(file) || request.headers.range) return;
    const small = pressed.of(prefix + file, () => readFile(path.join(clientDir, file)), request.headers['accept-encoding']);
    if (!small) return;
    return sendPressed(
      reply
        .type(file.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable'),
      small,
    );
  });
}
