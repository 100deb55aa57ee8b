import type { FastifyInstance } from 'fastify';
import { cookies, isLanguage, limits, oddsForms, themes } from '@portal/contracts';
import { LANGUAGE_PARAM } from '@portal/platform';
import { safeBack } from '../routing/safe-back.ts';

/** An address that asks for a language would go before what was just chosen. */
function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://portal.invalid');
  if (!url.searchParams.has(LANGUAGE_PARAM)) return path;
  url.searchParams.delete(LANGUAGE_PARAM);
  return url.pathname + url.search + url.hash;
}

/** `/-/prefs?language=en&to=/…`: keeps a choice in a cookie and goes back. A plain link, so it works without JavaScript. */
export function prefsRoute(app: FastifyInstance): void {
  app.get('/-/prefs', (request, reply) => {
    const { language, theme, scores, odds, to } = request.query as Record<string, unknown>;
    const maxAge = limits.languageCookieDays * 24 * 3_600;
    const keep = (name: string, value: string) =>
      reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`);
    if (isLanguage(language)) keep(cookies.language, language);
    if (theme === 'system' || (themes as readonly unknown[]).includes(theme)) keep(cookies.theme, String(theme));
    if (scores === 'hidden' || scores === 'shown') keep(cookies.scores, scores);
    if ((oddsForms as readonly unknown[]).includes(odds)) keep(cookies.odds, String(odds));
    return reply.header('cache-control', 'no-store').redirect(isLanguage(language) ? withoutLanguage(safeBack(to)) : safeBack(to), 303);
  });
}
