import type { FastifyInstance } from 'fastify';

/** Every request of the specification carries a JSON content type, also those without a body: no body reads as `{}`. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else parse(request, body as string, done);
  });
}
