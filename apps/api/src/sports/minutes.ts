import type { MatchPeriod } from '@portal/domain';

/** A minute as printed: 45+2' is { minute: 45, added: 2 }. */
export interface PrintedMinute {
  readonly minute: number;
  readonly added: number;
}

/** What was played after 90 minutes; it decides what 91' means. */
export interface Overtime {
  readonly extraTime: boolean;
  readonly shootOut: boolean;
}

export interface PlacedMinute extends PrintedMinute {
  readonly period: MatchPeriod;
}

/**
 * Puts a printed minute into its period. Some sources print stoppage time as 91' or 121'; then it becomes 90+1' or
 * 120+1'. After 120' a card may fall into the shoot-out (125'), a goal or a substitution cannot.
 */
export function placeMinute(at: PrintedMinute, overtime: Overtime, kind: 'card' | 'play'): PlacedMinute {
  const { minute, added } = at;
  if (minute <= 45) return { period: 1, minute, added };
  if (minute <= 90) return { period: 2, minute, added };
  if (!overtime.extraTime) {
    if (overtime.shootOut && kind === 'card' && minute > 100) return { period: 5, minute, added };
    return { period: 2, minute: 90, added: minute - 90 + added };
  }
  if (minute <= 105) return { period: 3, minute, added };
  if (minute <= 120) return { period: 4, minute, added };
  if (overtime.shootOut && kind === 'card') return { period: 5, minute, added };
  return { period: 4, minute: 120, added: minute - 120 + added };
}

/** Whether a minute can be one: 1 to 150, at most 30 of stoppage time and only at the end of a period. */
export function isPlausibleMinute({ minute, added }: PrintedMinute): boolean {
  if (minute < 1 || minute > 150 || added > 30) return false;
  return added === 0 || [45, 90, 105, 120].includes(minute);
}
