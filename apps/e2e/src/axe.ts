import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds of any level, a line each: `serious: color-contrast: .time`. `within`: a selector; else the whole document.
 *
 * axe runs in the page itself, put there once for each document: Playwright's own binding loads it twice for each look and opens a page to put the answers of frames
 * together, three times the work, and no page here has a frame (which is checked).
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  expect(page.frames(), 'axe looks into no frame').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations, passes } = await axe.run(selector ?? document);
    // An answer without any rule that held is no answer.
    if (passes.length === 0) return [`axe has looked at nothing${selector ? ` within ${selector}` : ''}`];
    return violations.map(({ id, impact, nodes }) => `${impact}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, within);
}
