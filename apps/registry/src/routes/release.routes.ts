import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { codes, releaseFile, releaseVersion, remoteName } from '@portal/contracts';
import { badInput, notFound, taken } from '../problem.ts';
import { checkRelease, differences, sha384 } from '../release-check.ts';
import type { ReleaseStore } from '../store.ts';
import { mayWrite } from '../write-access.ts';

const releaseParams = z.object({ remote: remoteName, version: releaseVersion });
const fileParams = releaseParams.extend({ '*': z.union([z.literal('release.json'), releaseFile]) });

const MAX_BODY = 30 * 1024 * 1024;
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8', '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.json': 'application/json; charset=utf-8', '.map': 'application/json; charset=utf-8', '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2', '.woff': 'font/woff', '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp', '.avif': 'image/avif', '.wasm': 'application/wasm',
};

/** Releases: read by anyone, written once by whoever has the token, never changed. */
export const releaseRoutes = ({ store, token }: { store: ReleaseStore; token: string | undefined }): FastifyPluginAsync => async (app) => {
  app.get('/releases/:remote/:version/*', async (request, reply) => {
    // The contract's patterns allow no dot segments, no second slash: nothing outside of the release can be named.
    const params = fileParams.safeParse(request.params);
    const file = params.success ? params.data['*'] : undefined;
    const bytes = params.success && file ? await store.file(params.data.remote, params.data.version, file) : undefined;
    if (!bytes || !file) throw notFound('No release has such a file.');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(types[path.extname(file)] ?? 'application/octet-stream').send(bytes);
  });

  app.post('/releases/:remote/:version', { bodyLimit: MAX_BODY, onRequest: mayWrite(token) }, async (request, reply) => {
    const params = releaseParams.safeParse(request.params);
    if (!params.success) throw badInput('The path is /releases/<remote>/<version>: a remote of the portal, and a version of letters, digits, dots, plus and minus.');
    const { remote, version } = params.data;
    const release = checkRelease(remote, version, request.body);
    const outcome = await store.put(release);
    if (outcome.status === 'other') throw taken(`${remote} ${version} is taken by other bytes: ${differences(outcome.manifest, release.manifest).slice(0, 10).join(', ')}. Publish under a new version.`);
    request.log.info({ remote, version, outcome: outcome.status }, 'published');
    return reply.code(outcome.status === 'stored' ? 201 : 200).send({ code: codes.ok, msg: outcome.status, data: { version, integrity: sha384(release.manifest), stored: outcome.status === 'stored' } });
  });
};
