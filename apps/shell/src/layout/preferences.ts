import { cookies, limits, themes, type Language, type Theme } from '@portal/contracts';
import { canonicalZone, sameClock } from '@portal/i18n';
import type { Prefs } from '@portal/platform';

const kept = limits.languageCookieDays * 24 * 3_600;
const cookie = (name: string, value: string) => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${kept}; samesite=lax`;
};

/** Keeps choices for the server's next render; the theme in the browser's storage as well (section 1), which outlives cookies in some browsers. */
export function keepPrefs(changed: Partial<Prefs>, storage: Storage | undefined): void {
  if (changed.language) cookie(cookies.language, changed.language);
  if (changed.timeZone) cookie(cookies.timeZone, changed.timeZone);
  if ('hidesScores' in changed) cookie(cookies.scores, changed.hidesScores ? 'hidden' : 'shown');
  if (changed.oddsForm) cookie(cookies.odds, changed.oddsForm);
  if (!('theme' in changed)) return;
  const theme = changed.theme ?? 'system';
  cookie(cookies.theme, theme);
  try {
    storage?.setItem(cookies.theme, theme);
  } catch {
    /* full, or not allowed: the cookie does */
  }
}

/** The theme that was chosen here and whose cookie is gone. */
export function lostTheme(header: string, storage: Storage | undefined): Theme | undefined {
  if (new RegExp(`(^|;\\s*)${cookies.theme}=`).test(header)) return undefined;
  const theme = storage?.getItem(cookies.theme);
  return themes.find((known) => known === theme);
}

/** The browser's time zone, where its clock differs from that of the zone that the page shows; undefined: nothing to change. */
export function otherTimeZone(shown: string, now: number, browser: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone): string | undefined {
  const zone = canonicalZone(browser);
  return zone !== undefined && !sameClock(zone, shown, now) ? zone : undefined;
}

export const languageChoices: readonly Language[] = ['vi', 'en', 'zh'];
export const themeChoices = ['system', 'light', 'dark'] as const;
