import { isApiError } from '@portal/api-client';
import { awayCodes, type Away } from './operator-calls.ts';

/** Why a call of the page came to nothing; `says` has the registry's own line. */
export type Trouble = { kind: 'loggedOut' | 'notStaff' | 'tooMany' | 'offline' | Away } | { kind: 'refused'; says: string };

export function troubleOf(error: unknown): Trouble {
  if (!isApiError(error)) return { kind: 'offline' };
  if (error.kind === 'noToken') return { kind: 'loggedOut' };
  if (error.kind === 'notAllowed') return { kind: 'notStaff' };
  if (error.kind === 'tooMany') return { kind: 'tooMany' };
  const away = (Object.keys(awayCodes) as Away[]).find((what) => awayCodes[what] === error.code);
  if (away) return { kind: away };
  return error.serverMessage && error.status >= 400 && error.status < 500 ? { kind: 'refused', says: error.serverMessage } : { kind: 'offline' };
}
