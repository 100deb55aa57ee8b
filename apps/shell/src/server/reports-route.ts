import type { FastifyInstance } from 'fastify';
import { clientReport, type ClientReport } from '@portal/contracts';
import { attribute } from './attribute.ts';
import type { HealthReporter } from './health-reporter.ts';
import { networkOf } from './network.ts';
import { messageOf } from './page-health.ts';
import { createLimit } from './report-limits.ts';
import type { Visit, VisitTokens } from './visit-token.ts';

interface Options {
  tokens: VisitTokens;
  reporter: Pick<HealthReporter, 'served' | 'failed'>;
  now(): number;
}

/** Ten failures of 4 KB and a token. */
const BODY_LIMIT = 48 * 1024;
const MINUTE = 60_000;
/** A page sends ten reports at most, one for each remote that it meets among them. A crowd behind one address has as many pages. */
const PER_RENDER = 20;
const PER_NETWORK = 600;

/**
 * `POST /-/reports`: failures in a browser. Well-formed ones are all answered with 204, counted or not: whether a token holds, whether a limit is reached or whom a stack blames is nothing a
 * forger should learn.
 */
export function reportsRoute(app: FastifyInstance, { tokens, reporter, now }: Options): void {
  const byRender = createLimit({ most: PER_RENDER, within: 12 * 60 * MINUTE, now });
  const byNetwork = createLimit({ most: PER_NETWORK, within: MINUTE, now });

  function count({ visitor, network, releases }: Visit, { met, failures }: ClientReport): void {
    for (const remote of new Set(met)) {
      const version = releases[remote]?.[0];
      if (version !== undefined) reporter.served({ remote, version, visitor, network });
    }
    for (const { kind, message, stack } of failures) {
      const blamed = attribute(stack, releases);
      if (blamed) reporter.failed({ ...blamed, visitor, network, kind, side: 'browser', message: messageOf(message) });
    }
  }

  app.post('/-/reports', { bodyLimit: BODY_LIMIT }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const report = clientReport.safeParse(request.body);
    if (!report.success) return reply.code(400).send({ code: 40000, msg: 'The body is { visit, met, failures }.' });
    if (byNetwork(networkOf(request.ip))) {
      const visit = tokens.read(report.data.visit);
      if (visit && byRender(visit.render)) count(visit, report.data);
    }
    return reply.code(204).send();
  });
}
