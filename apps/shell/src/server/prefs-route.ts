import type { FastifyInstance } from 'fastify';
import { cookies, isLanguage, limits, themes } from '@portal/contracts';
import { LANGUAGE_PARAM } from '@portal/platform';

/** Where to go back to: a path of this portal, nothing else (`//host` and `/\host` would leave it). */
export const safeBack = (to: unknown): string =>
  typeof to === 'string' && to.length < 2_000 && /^\/(?![/\\])[^\s\\]*$/.test(to) ? encodeURI(decodeSafely(to)) : '/';

/** Vietnamese in an address may come readable or escaped; a header takes it escaped only. */
function decodeSafely(to: string): string {
  try {
    return decodeURI(to);
  } catch {
    return to;
  }
}

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
    const { language, theme, to } = request.query as Record<string, unknown>;
    const maxAge = limits.languageCookieDays * 24 * 3_600;
    const keep = (name: string, value: string) =>
      reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`);
    if (isLanguage(language)) keep(cookies.language, language);
    if (theme === 'system' || (themes as readonly unknown[]).includes(theme)) keep(cookies.theme, String(theme));
    return reply.header('cache-control', 'no-store').redirect(isLanguage(language) ? withoutLanguage(safeBack(to)) : safeBack(to), 303);
  });
}
