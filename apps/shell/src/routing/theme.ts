import { themes, type Theme } from '@portal/contracts';

/** Colours of the page's ground, for the browser's own bars: `--color-page` of the tokens, which a meta element cannot read. A test holds them together. */
export const groundOf: Record<Theme, string> = { light: '#EDF0F3', dark: '#0A0F13' };

/** The theme that a page forces (section 1): `handle: { theme: 'dark' }` of its route, the innermost counting. Undefined: the visitor's. */
export function forcedTheme(matches: readonly { route?: { handle?: unknown } }[]): Theme | undefined {
  const wanted = matches.map(({ route }) => (route?.handle as { theme?: unknown } | undefined)?.theme);
  return wanted.findLast((theme): theme is Theme => (themes as readonly unknown[]).includes(theme));
}
