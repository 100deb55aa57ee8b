import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { codes, releaseFile, releaseVersion, remoteName, type RemoteName } from '@portal/contracts';
import { diffReleases, type ComparedRelease } from '../diff/index.ts';
import { notFound } from '../problem.ts';
import { keptOf, pointerOf } from '../releases/kept.ts';
import { limit, read, RELEASE_PATH, releaseParams, remoteParams, type RouteDeps } from './parts.ts';

const fileParams = releaseParams.extend({ '*': z.union([z.literal('release.json'), z.literal('record.json'), releaseFile]) });
const pageQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  limit: limit(100, 20),
});
const diffParams = z.object({ remote: remoteName, from: releaseVersion, to: releaseVersion });

const MAX_BODY = 30 * 1024 * 1024;
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.wasm': 'application/wasm',
};

/** Releases: written once, never changed, read by all who render them. */
export const releaseRoutes =
  ({ registry: { shelf, publisher }, access }: RouteDeps): FastifyPluginAsync =>
  async (app) => {
    app.get('/releases/:remote/:version/*', { onRequest: access.needs('open') }, async (request, reply) => {
      // The contract's patterns allow no dot segments, no second slash: nothing outside of the release can be named.
      const params = fileParams.safeParse(request.params);
      const file = params.success ? params.data['*'] : undefined;
      const bytes = params.success && file ? await shelf.file(params.data.remote, params.data.version, file) : undefined;
      if (!bytes || !file) throw notFound('No release has such a file.');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(types[path.extname(file)] ?? 'application/octet-stream')
        .send(bytes);
    });

    const known = async (remote: RemoteName, version: string) => {
      const found = await shelf.release(remote, version);
      if (!found) throw notFound(`There is no version '${version}' of ${remote}.`);
      return found;
    };
    app.get('/releases/:remote/:version', { onRequest: access.needs('open') }, async (request) => {
      const { remote, version } = read(releaseParams, request.params, RELEASE_PATH);
      const found = await known(remote, version);
      const { n: _n, ...pointer } = pointerOf(remote, found);
      return { pointer, release: keptOf(found) };
    });

    app.get('/versions/:remote', { onRequest: access.needs('read') }, async (request) => {
      const { remote } = read(remoteParams, request.params, 'There is no such remote.');
      return shelf.page(remote, read(pageQuery, request.query, 'before: the next of the page before; limit: 1 to 100.'));
    });

    app.get('/diff/:remote/:from/:to', { onRequest: access.needs('read') }, async (request) => {
      const { remote, from, to } = read(diffParams, request.params, 'The path is /diff/<remote>/<version>/<version>.');
      const side = async (version: string): Promise<ComparedRelease> => {
        const found = await known(remote, version);
        return { release: keptOf(found), files: found.sizes, record: await shelf.record(remote, version) };
      };
      return diffReleases(await side(from), await side(to));
    });

    app.post(
      '/releases/:remote/:version',
      {
        bodyLimit: MAX_BODY,
        // Before the body is read, and only for a remote that there is.
        onRequest: async (request) => void access.require(request, { do: 'publish', remotes: [read(releaseParams, request.params, RELEASE_PATH).remote] }),
      },
      async (request, reply) => {
        const { remote, version } = read(releaseParams, request.params, RELEASE_PATH);
        const who = access.require(request, { do: 'publish', remotes: [remote] });
        const published = await publisher.publish(remote, version, request.body, who);
        request.log.info({ remote, version, stored: published.stored, by: who.name }, 'published');
        return reply.code(published.stored ? 201 : 200).send({ code: codes.ok, msg: published.stored ? 'stored' : 'same', data: published });
      },
    );
  };
