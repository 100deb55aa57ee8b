/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { forcedTheme, groundOf } from './theme.ts';

describe('the theme of a page', () => {
  it('is the visitor’s unless its route forces one, the innermost counting', () => {
    const match = (handle?: unknown) => ({ route: { handle } });
    expect(forcedTheme([match(), match({ remote: 'chat' })])).toBeUndefined();
    expect(forcedTheme([match({ theme: 'dark' }), match()])).toBe('dark');
    expect(forcedTheme([match({ theme: 'dark' }), match({ theme: 'light' })])).toBe('light');
    expect(forcedTheme([match({ theme: 'pink' }), {}])).toBeUndefined();
  });

  it('has in the browser’s bars the ground that the tokens give the page', () => {
    const tokens = readFileSync(path.resolve(import.meta.dirname, '../../../../libs/ui/src/tokens.css'), 'utf8');
    const valueOf = (name: string, from: string): string => {
      const [, value = ''] = new RegExp(`${name}:\\s*([^;]+);`).exec(from) ?? [];
      return value.startsWith('var(') ? valueOf(value.slice(4, -1), tokens) : value;
    };
    for (const theme of ['light', 'dark'] as const)
      expect(valueOf('--color-page', tokens.slice(tokens.indexOf(`[data-theme='${theme}'] {`)))).toBe(groundOf[theme]);
  });
});
