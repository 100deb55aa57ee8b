import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { codes, hostName, releaseVersion } from '@portal/contracts';
import { publishHost } from '../hosts/hosts.ts';
import { programsOnAir } from '../moves/on-air.ts';
import { notFound } from '../problem.ts';
import { read, type RouteDeps } from './parts.ts';

const hostParams = z.object({ host: hostName });
const MAX_BODY = 20 * 1024 * 1024;

/** Records of the programs that remotes live in: what releases are held against. */
export const hostRoutes =
  ({ registry: { store, ledger, hosts, gatekeeper }, access }: RouteDeps): FastifyPluginAsync =>
  async (app) => {
    app.get('/hosts/:host', { onRequest: access.needs('read') }, async (request) => {
      const { host } = read(hostParams, request.params, 'The path is /hosts/<shell or api>.');
      const live = hosts.live(host);
      const record = live && (await hosts.record(host, live.version));
      if (!live || !record) throw notFound(`No ${host} has left its record yet.`);
      return { ...live, record };
    });

    app.post('/hosts/:host/:version', { bodyLimit: MAX_BODY, onRequest: access.needs('report') }, async (request, reply) => {
      const { host, version } = read(hostParams.extend({ version: releaseVersion }), request.params, 'The path is /hosts/<shell or api>/<version>.');
      const who = access.require(request, { do: 'report' });
      const stored = await publishHost(
        {
          store,
          ledger,
          hosts,
          admit: (program, of, record, along) => gatekeeper.admit({ program, version: of, record }, programsOnAir(ledger.book), along),
        },
        host,
        version,
        request.body,
        who,
      );
      request.log.info({ host, version, stored, by: who.name }, 'host');
      return reply.code(stored ? 201 : 200).send({ code: codes.ok, msg: stored ? 'stored' : 'same', data: { version, stored } });
    });
  };
