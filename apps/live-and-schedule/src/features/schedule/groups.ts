import type { CommentatorBadge, MatchSummary } from '@portal/contracts/match';
import { hasStar, type Followed } from '@portal/domain';

export interface HourGroup {
  readonly label: string;
  readonly matches: readonly MatchSummary[];
}

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

export interface CommentatorGroup {
  /** undefined: nobody speaks at these. */
  readonly commentator: CommentatorBadge | undefined;
  readonly matches: readonly MatchSummary[];
}

/** Matches by who speaks at them, each under all of its commentators; whoever speaks first comes first, what nobody speaks at last. */
export function byCommentator(matches: readonly MatchSummary[]): CommentatorGroup[] {
  const groups = new Map<number, { commentator: CommentatorBadge; matches: MatchSummary[] }>();
  for (const match of matches)
    for (const commentator of match.commentators) {
      const group = groups.get(commentator.userId) ?? { commentator, matches: [] };
      group.matches.push(match);
      groups.set(commentator.userId, group);
    }
  const nobody = matches.filter(({ commentators }) => commentators.length === 0);
  return [...groups.values(), ...(nobody.length > 0 ? [{ commentator: undefined, matches: nobody }] : [])];
}

/** What one follows, a match by its bell, a tournament or a team by its star, apart from the rest; each in the order of the list. */
export function pinned(matches: readonly MatchSummary[], pins: Followed): { followed: MatchSummary[]; others: MatchSummary[] } {
  const bell = new Set(pins.matches.map(({ fixtureId }) => fixtureId));
  const groups = { followed: [] as MatchSummary[], others: [] as MatchSummary[] };
  for (const match of matches) groups[bell.has(match.fixtureId) || hasStar(match, pins) ? 'followed' : 'others'].push(match);
  return groups;
}
