import type { FastifyInstance } from 'fastify';
import type { RegistryClient } from './registry-client.ts';
import { knownVisitor } from './visitor.ts';

/**
 * `/builds/latest.json`: the id of the portal that this visitor would get by loading anew; an open page asks every hour and compares it with its own.
 * `/builds/manifest.json`, asked soon after a load: the same with the versions it is made of. Neither makes anybody a visitor.
 */
export function buildsRoute(app: FastifyInstance, registry: Pick<RegistryClient, 'choose'>): void {
  app.get('/builds/latest.json', (request, reply) => {
    const { build } = registry.choose(knownVisitor(request.headers.cookie));
    return reply.header('cache-control', 'no-store').send({ id: build });
  });
  app.get('/builds/manifest.json', (request, reply) => {
    const { build, releases } = registry.choose(knownVisitor(request.headers.cookie));
    const versions = Object.fromEntries(Object.entries(releases).flatMap(([name, list]) => (list?.[0] ? [[name, list[0].version]] : [])));
    return reply.header('cache-control', 'no-store').send({ id: build, releases: versions });
  });
}
