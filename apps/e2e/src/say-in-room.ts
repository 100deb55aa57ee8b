import { expect, type Page } from '@playwright/test';
import { unlike } from './members.ts';

/** Says something in the room that is open, as soon as one may. Returns the words: nobody else's are like them. */
export async function sayInRoom(page: Page, words: string): Promise<string> {
  const composer = page.getByPlaceholder(/Nói gì với khán đài/);
  await expect(composer).toBeEnabled();
  const text = unlike(words);
  await composer.fill(text);
  await composer.press('Enter');
  return text;
}
