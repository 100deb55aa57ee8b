import type { FastifyInstance } from 'fastify';
import { resourceCalls } from '@portal/contracts/resource';
import { serve } from '../../http/serve.ts';

/** What is known of whoever asks (section 7, time zone with address and country): nobody outside is asked, and nothing is kept. */
export function visitorRoute(app: FastifyInstance): void {
  serve(app, resourceCalls.visitor, ({ origin }) => origin());
}
