import type { FastifyInstance } from 'fastify';
import { calls } from '@portal/contracts';
import { serve } from '../../http/serve.ts';
import type { SearchService } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, search: SearchService): void {
  serve(app, calls.resource.search, ({ query, language, ip }) => search.find(query, language, ip));
}
