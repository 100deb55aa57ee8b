import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Matches of the day. */
export const LONG_DAY = 1_000;
/** Far from what the portal plays by itself. */
export const DATE = '2031-06-01';

const SYLLABLES = ['An', 'Binh', 'Chau', 'Dong', 'Gia', 'Ha', 'Khe', 'Lam', 'Mai', 'Nga'] as const;
/** Three syllables for each number below a thousand. */
const nameOf = (at: number) => [Math.floor(at / 100), Math.floor(at / 10) % 10, at % 10].map((place) => SYLLABLES[place]).join(' ');
/** Minutes of the day as the file writes them. */
const clockOf = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** "Sun Jun 1 2031", as the file writes days. */
const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
    .format(Date.parse(date))
    .replaceAll(',', '');

/** Results of a country's amateur leagues as another program would drop them: a thousand matches on one day, one a minute from six in the morning. `from`, `minutes`: all of them in that stretch of the day. */
export async function dropLongDay(folder: string, { date = DATE, from = 6 * 60, minutes = LONG_DAY } = {}): Promise<void> {
  const matches = Array.from({ length: LONG_DAY }, (_, at) => `    ${clockOf(from + (at % minutes))} UTC+7  Lang ${nameOf(at)}  v  Pho ${nameOf(at)}`);
  const text = `= Giai Phong Trao ${date.slice(0, 4)}\n\n» Matchday 1\n  ${dayOf(date)}\n${matches.join('\n')}\n`;
  const written = path.join(folder, `.${randomUUID()}`);
  await writeFile(written, text);
  await rename(written, path.join(folder, 'phong-trao.txt'));
}

/** Resolves when the api has read all of it. */
export async function longDayListed(portal: string, date: string = DATE): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${portal}/al/api/schedule/liveSchedule?date=${date}&pageSize=1`);
        return ((await answer.json()) as { data: { total: number } }).data.total;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(LONG_DAY);
}
