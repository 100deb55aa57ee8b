import type { FastifyPluginAsync } from 'fastify';
import { codes, previewRequest, SUCCESS, type RemoteName } from '@portal/contracts';
import { badInput, notFound } from '../problem.ts';
import { read, type RouteDeps } from './parts.ts';

/** `POST /previews`: a signed link to releases that nobody else gets. Who may publish a remote may show it. */
export const previewRoutes =
  ({ registry: { previews, shelf }, access }: RouteDeps): FastifyPluginAsync =>
  async (app) => {
    app.post('/previews', { bodyLimit: 10_000, onRequest: async (request) => void access.require(request, { do: 'read' }) }, async (request) => {
      const { releases, hours } = read(previewRequest, request.body, 'The body is { releases: { <remote>: <version> }, hours? }.');
      const remotes = Object.keys(releases) as RemoteName[];
      if (remotes.length === 0) throw badInput('releases: at least one.');
      access.require(request, { do: 'publish', remotes });
      for (const remote of remotes)
        if (!(await shelf.release(remote, releases[remote] ?? ''))) throw notFound(`There is no version '${releases[remote]}' of ${remote}.`);
      return { code: codes.ok, msg: SUCCESS, data: { query: previews.query(releases, hours) } };
    });
  };
