import type { FastifyInstance } from 'fastify';
import { liveCalls } from '@portal/contracts/live';
import { serve } from '../../http/serve.ts';
import type { LanguageService } from './language.service.ts';

/** Seconds for which nobody needs to ask again. */
const FRESH = 60;

export function languageRoutes(app: FastifyInstance, languages: LanguageService): void {
  serve(app, liveCalls.language, ({ query }) => languages.list(query.locale), { maxAge: FRESH });
}
