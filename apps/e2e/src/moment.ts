import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * When the portal under test starts, for its servers and for every browser: a Friday evening in Vietnam, with matches over, on air and to come. Nothing that a journey sees
 * depends on the hour at which it runs. `PORTAL_AT` names another (`npm run test:hours`).
 */
const MOMENT = Date.parse(process.env['PORTAL_AT'] ?? '2026-11-20T20:10:00+07:00');

/** Milliseconds by which the portal under test is ahead of the machine; none where it was not started by us. */
export const ahead = (): number => Number(process.env['PORTAL_AHEAD'] ?? 0);

/** The machine's time: what a browser keeps cookies by. */
// eslint-disable-next-line no-restricted-syntax -- here the two times meet
export const machineTime = (): number => Date.now();

/** The time in the portal under test, in epoch milliseconds. */
export const now = (): number => machineTime() + ahead();

/** From here on it is the moment, for every portal that this process or a worker of it starts. */
export function setMoment(): void {
  if (Number.isNaN(MOMENT)) throw new Error(`PORTAL_AT must be a moment like 2026-11-20T20:10:00+07:00, not "${process.env['PORTAL_AT']}"`);
  process.env['PORTAL_AHEAD'] = String(MOMENT - machineTime());
}

/** Settings by which a Node process lives at the moment, and what it starts does too. */
export function atTheMoment(): Record<string, string> {
  if (ahead() === 0) return {};
  const shift = `--import=${pathToFileURL(path.join(import.meta.dirname, 'shifted.ts')).href}`;
  return { NODE_OPTIONS: [process.env['NODE_OPTIONS'], shift].filter(Boolean).join(' ') };
}
