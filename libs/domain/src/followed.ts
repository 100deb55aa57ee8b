/** A match one wants to be reminded of, with all that a reminder says: it is given on any page, without asking for the match. */
export interface FollowedMatch {
  readonly fixtureId: number;
  /** Kick-off, epoch milliseconds. */
  readonly kickOff: number;
  readonly home: string;
  readonly away: string;
  /** Path of its room. */
  readonly path: string;
}

/** What a visitor follows, as the browser keeps it (ours, until there is an account for it). */
export interface Followed {
  readonly matches: readonly FollowedMatch[];
  /** Ids of tournaments, the newest star last. */
  readonly tournaments: readonly number[];
  /** Ids of teams, the newest star last. */
  readonly teams: readonly number[];
}

/** Of who follows nothing (ours). */
export const FOLLOWS_NOTHING: Followed = { matches: [], tournaments: [], teams: [] };
/** Matches, tournaments and teams that are kept at most, of each (ours). */
export const MOST_FOLLOWED = 100;
/** Milliseconds before kick-off at which one is reminded (ours). */
export const REMINDED_BEFORE = 5 * 60_000;
/** Milliseconds after kick-off during which a reminder that could not be given is still of use (ours). */
const STILL_OF_USE = 15 * 60_000;
/** Milliseconds after kick-off at which nobody waits for the match any more. */
const FORGOTTEN_AFTER = 86_400_000;
const LONGEST_NAME = 120;

/** What the browser had kept, whatever it may look like by now: what is not as it should be is left out (ours). */
export function readFollowed(kept: string | null): Followed {
  let value: unknown;
  try {
    value = JSON.parse(kept ?? 'null');
  } catch {
    return FOLLOWS_NOTHING;
  }
  if (typeof value !== 'object' || value === null) return FOLLOWS_NOTHING;
  const { matches, tournaments, teams } = value as Record<string, unknown>;
  const ids = (kept: unknown) => (Array.isArray(kept) ? kept : []).filter(isId).slice(-MOST_FOLLOWED);
  return {
    matches: (Array.isArray(matches) ? matches : []).filter(isMatch).slice(-MOST_FOLLOWED),
    tournaments: ids(tournaments),
    teams: ids(teams),
  };
}

/** With the match, or without it where it was followed; undefined: there is no room for one more. What is long over is forgotten on the way. `now`: epoch milliseconds (ours). */
export function toggledMatch(followed: Followed, match: FollowedMatch, now: number): Followed | undefined {
  const waiting = followed.matches.filter(({ kickOff }) => now < kickOff + FORGOTTEN_AFTER);
  const others = waiting.filter(({ fixtureId }) => fixtureId !== match.fixtureId);
  if (others.length < waiting.length) return { ...followed, matches: others };
  return waiting.length < MOST_FOLLOWED ? { ...followed, matches: [...waiting, match] } : undefined;
}

/** With the star of a tournament or a team, or without it where it had one; undefined: there is no room for one more (ours). */
export function toggledStar(followed: Followed, of: 'tournaments' | 'teams', id: number): Followed | undefined {
  const others = followed[of].filter((starred) => starred !== id);
  if (others.length < followed[of].length) return { ...followed, [of]: others };
  return others.length < MOST_FOLLOWED ? { ...followed, [of]: [...others, id] } : undefined;
}

/** Whether a match has a star: its tournament's, or one of its teams' (ours). */
export const hasStar = (
  { tournament, home, away }: { readonly tournament: { readonly id: number }; readonly home: { readonly id: number }; readonly away: { readonly id: number } },
  { tournaments, teams }: Pick<Followed, 'tournaments' | 'teams'>,
): boolean => tournaments.includes(tournament.id) || teams.includes(home.id) || teams.includes(away.id);

/** Matches whose reminder is due, and the time of the next one after them (undefined: none). `told`: fixtures that were reminded of already. Times in epoch milliseconds (ours). */
export function dueReminders({ matches }: Followed, told: ReadonlySet<number>, now: number): { due: FollowedMatch[]; next: number | undefined } {
  const open = matches.filter(({ fixtureId, kickOff }) => !told.has(fixtureId) && now < kickOff + STILL_OF_USE);
  const due = open.filter(({ kickOff }) => kickOff - REMINDED_BEFORE <= now);
  const later = open.filter(({ kickOff }) => kickOff - REMINDED_BEFORE > now).map(({ kickOff }) => kickOff - REMINDED_BEFORE);
  return { due, next: later.length > 0 ? Math.min(...later) : undefined };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isName = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;

function isMatch(value: unknown): value is FollowedMatch {
  if (typeof value !== 'object' || value === null) return false;
  const { fixtureId, kickOff, home, away, path } = value as Record<string, unknown>;
  // A path of this site and nothing else: it becomes a link.
  return (
    isId(fixtureId) && Number.isSafeInteger(kickOff) && isName(home) && isName(away) && typeof path === 'string' && /^\/truc-tiep\/[a-z-]+\/\d+$/.test(path)
  );
}
