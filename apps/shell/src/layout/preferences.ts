import { cookies, type Language, type Theme } from '@portal/contracts';

/** Address that stores a choice in a cookie and comes back; a plain link, so that it works without JavaScript. */
export const preferenceHref = (name: 'language' | 'theme', value: string, back: string): string => `/-/prefs?${new URLSearchParams({ [name]: value, to: back })}`;

const yearInSeconds = 365 * 24 * 3600;
const store = (name: string, value: string) => { document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${yearInSeconds}; samesite=lax`; };

/** Changes the theme at once and keeps it; `undefined` follows the device. */
export function chooseTheme(theme: Theme | undefined): void {
  const { dataset } = document.documentElement;
  if (theme) dataset['theme'] = theme;
  else delete dataset['theme'];
  store(cookies.theme, theme ?? 'system');
}

/** Keeps the browser's time zone for the server's next render (section 1). */
export function rememberTimeZone(known: string): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && zone !== known) store(cookies.timeZone, zone);
}

export const languageChoices: readonly Language[] = ['vi', 'en', 'zh'];
export const themeChoices = ['system', 'light', 'dark'] as const;
