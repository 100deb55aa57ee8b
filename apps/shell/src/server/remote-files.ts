import type { FastifyInstance } from 'fastify';
import { sendPressed, type PressedFiles } from './pressed-files.ts';
import type { RegistryClient } from './registry-client.ts';

/** `/remotes/<name>/<version>/client/<file>`: the browser's side of releases. A version's files never change, and an old one's stay: whoever has an old page open loads the rest of it. */
export function remoteFiles(app: FastifyInstance, registry: Pick<RegistryClient, 'clientFile'>, pressed: PressedFiles): void {
  app.get<{ Params: { name: string; version: string; file: string } }>('/remotes/:name/:version/client/:file', async (request, reply) => {
    const { name, version, file } = request.params;
    const body = await registry.clientFile(name, version, file);
    if (typeof body === 'string')
      return reply
        .code(body === 'away' ? 503 : 404)
        .header('cache-control', 'no-store')
        .send();
    reply.type(contentType(file)).header('cache-control', 'public, max-age=31536000, immutable');
    const small = pressed.of(`${name}/${version}/${file}`, async () => body, request.headers['accept-encoding']);
    return small ? sendPressed(reply, small) : reply.send(body);
  });
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};
const contentType = (file: string): string => types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
