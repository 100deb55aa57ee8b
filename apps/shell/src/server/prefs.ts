import { DEFAULT_TIME_ZONE, cookies, oddsForms, themes, type Theme } from '@portal/contracts';
import { canonicalZone, resolveLanguage } from '@portal/i18n';
import type { Prefs } from '@portal/platform';

/** Cookies of a request; of two of one name the first counts. */
export function readCookies(header: string | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of (header ?? '').slice(0, 8_192).split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at < 1 || found.has(name)) continue;
    try {
      found.set(name, decodeURIComponent(pair.slice(at + 1).trim()));
    } catch {
      /* not ours */
    }
  }
  return found;
}

/** What the server knows of a visitor: five cookies, each one of a known list (of zones by their one name), so that they can stand in a cache key. */
export function readPrefs(cookieHeader: string | undefined, acceptLanguage: string | undefined): Prefs {
  const cookie = readCookies(cookieHeader);
  const theme = cookie.get(cookies.theme);
  const oddsForm = oddsForms.find((form) => form === cookie.get(cookies.odds));
  return {
    language: resolveLanguage(cookie.get(cookies.language), acceptLanguage),
    theme: (themes as readonly string[]).includes(theme ?? '') ? (theme as Theme) : undefined,
    timeZone: canonicalZone(cookie.get(cookies.timeZone)) ?? DEFAULT_TIME_ZONE,
    ...(cookie.get(cookies.scores) === 'hidden' && { hidesScores: true }),
    ...(oddsForm && { oddsForm }),
  };
}
