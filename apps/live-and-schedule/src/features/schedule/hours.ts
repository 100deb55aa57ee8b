import type { MatchSummary } from '@portal/contracts/match';

export interface HourGroup {
  readonly label: string;
  readonly matches: readonly MatchSummary[];
}

/** Of an hour's heading in the list, by its place. */
export const hourId = (place: number): string => `hour-${place}`;

/** Matches by the hour of their kick-off, in the order in which they come; those without a time last. `clock`: the time of day as the visitor reads it, '19:15'. */
export function byHour(matches: readonly MatchSummary[], { clock, untimed }: { clock: (instant: string) => string; untimed: string }): HourGroup[] {
  const groups: { label: string; matches: MatchSummary[] }[] = [];
  for (const match of [...matches.filter(({ dayOnly }) => !dayOnly), ...matches.filter(({ dayOnly }) => dayOnly)]) {
    const label = match.dayOnly ? untimed : `${clock(match.kickOff).slice(0, 2)}:00`;
    const last = groups.at(-1);
    if (last?.label === label) last.matches.push(match);
    else groups.push({ label, matches: [match] });
  }
  return groups;
}
