import type { FastifyInstance } from 'fastify';
import { searchCalls } from '@portal/contracts/search';
import { serve } from '../../http/serve.ts';
import type { SearchService } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, search: SearchService): void {
  serve(app, searchCalls.search, ({ query, language, ip }) => search.find(query, language, ip));
}
