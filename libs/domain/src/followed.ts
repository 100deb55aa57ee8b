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

/** What a star can be given to, besides a match, which has a bell (ours). */
export const STARRED = ['tournaments', 'teams', 'commentators'] as const;
export type Starred = (typeof STARRED)[number];

/** What a visitor follows, as the browser keeps it, and with it the account of a member (ours). Ids of each kind: the newest star last. */
export interface Followed extends Readonly<Record<Starred, readonly number[]>> {
  readonly matches: readonly FollowedMatch[];
  /** What has a star is called, by kind and id (`teams/7`), as it was when the star was put on; what was starred long ago has no name here. */
  readonly names: Readonly<Record<string, string>>;
}

/** Of who follows nothing (ours). */
export const FOLLOWS_NOTHING: Followed = { matches: [], tournaments: [], teams: [], commentators: [], names: {} };
/** Matches, tournaments, teams and commentators that are kept at most, of each (ours). */
export const MOST_FOLLOWED = 100;
/** Milliseconds before kick-off at which one is reminded (ours). */
export const REMINDED_BEFORE = 5 * 60_000;
/** Milliseconds after kick-off during which a reminder that could not be given is still of use (ours). */
const STILL_OF_USE = 15 * 60_000;
/** Milliseconds after kick-off at which nobody waits for the match any more. */
const FORGOTTEN_AFTER = 86_400_000;
const LONGEST_NAME = 120;

/**
 * What the browser had kept, whatever it may look like by now: what is not as it should be is left out (ours). `before`: a kind that is not spoken of at all, because an older
 * release wrote it, is as it was there.
 */
export function readFollowed(kept: string | null, before: Followed = FOLLOWS_NOTHING): Followed {
  let value: unknown;
  try {
    value = JSON.parse(kept ?? 'null');
  } catch {
    return before;
  }
  return followedOf(value, before);
}

/** The same of what was read already (ours). */
export function followedOf(value: unknown, before: Followed = FOLLOWS_NOTHING): Followed {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return before;
  const { matches, names, ...stars } = value as Record<string, unknown>;
  const ids = (of: Starred): readonly number[] =>
    stars[of] === undefined ? before[of] : [...new Set((Array.isArray(stars[of]) ? stars[of] : []).filter(isId))].slice(-MOST_FOLLOWED);
  const read = { tournaments: ids('tournaments'), teams: ids('teams'), commentators: ids('commentators') };
  return {
    matches: matches === undefined ? before.matches : onceEach((Array.isArray(matches) ? matches : []).filter(isMatch)).slice(-MOST_FOLLOWED),
    ...read,
    names: named(read, { ...before.names, ...(typeof names === 'object' && names) }),
  };
}

/** Each match once, as it was said last. */
const onceEach = (matches: readonly FollowedMatch[]): FollowedMatch[] => [...new Map(matches.map((match) => [match.fixtureId, match])).values()];

/** Names of what has a star, and of nothing else. */
const named = (stars: Pick<Followed, Starred>, names: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    STARRED.flatMap((of) => stars[of].map((id) => `${of}/${id}`)).flatMap((key) => {
      const name = Object.hasOwn(names, key) ? names[key] : undefined;
      return isName(name) ? [[key, name]] : [];
    }),
  );

/**
 * What two browsers of one member have come to follow since both followed `base`: put on is what either put on, taken off what either took off; of a match that is followed anew, because it was moved, the time that this one knows (ours). The newest last, and no more than there
 * may be: the oldest go.
 */
export function mergedFollowed(base: Followed, mine: Followed, theirs: Followed): Followed {
  const merge = <T>(of: (followed: Followed) => readonly T[], key: (one: T) => number): T[] => {
    const ids = (followed: Followed) => new Set(of(followed).map(key));
    const [before, here] = [ids(base), ids(mine)];
    const kept = of(theirs).filter((one) => here.has(key(one)) || !before.has(key(one)));
    const there = new Set(kept.map(key));
    return [...kept, ...of(mine).filter((one) => !there.has(key(one)) && !before.has(key(one)))].slice(-MOST_FOLLOWED);
  };
  const ids = (of: Starred) => merge((followed) => followed[of], Number);
  const stars = { tournaments: ids('tournaments'), teams: ids('teams'), commentators: ids('commentators') };
  const [was, own] = [base, mine].map(({ matches }) => new Map(matches.map((match) => [match.fixtureId, match])));
  const matches = merge(
    (followed) => followed.matches,
    ({ fixtureId }) => fixtureId,
  ).map((match) => {
    const here = own?.get(match.fixtureId);
    return here && here.kickOff !== was?.get(match.fixtureId)?.kickOff ? here : match;
  });
  return { matches, ...stars, names: named(stars, { ...theirs.names, ...mine.names }) };
}

/** Whether two follow the same, matches at the same time, in whichever order (ours). Names are not looked at. */
export function followSame(one: Followed, other: Followed): boolean {
  const all = ({ matches, ...stars }: Followed) =>
    new Set([...STARRED.flatMap((of) => stars[of].map((id) => `${of}/${id}`)), ...matches.map(({ fixtureId, kickOff }) => `${fixtureId} at ${kickOff}`)]);
  const [here, there] = [all(one), all(other)];
  return here.size === there.size && [...here].every((key) => there.has(key));
}

/** Without what is long over (ours). `now`: epoch milliseconds. */
export const stillWaited = (followed: Followed, now: number): Followed => ({
  ...followed,
  matches: followed.matches.filter(({ kickOff }) => now < kickOff + FORGOTTEN_AFTER),
});

/** With the match, or without it where it was followed; undefined: there is no room for one more. What is long over is forgotten on the way. `now`: epoch milliseconds (ours). */
export function toggledMatch(followed: Followed, match: FollowedMatch, now: number): Followed | undefined {
  const waiting = stillWaited(followed, now).matches;
  const others = waiting.filter(({ fixtureId }) => fixtureId !== match.fixtureId);
  if (others.length < waiting.length) return { ...followed, matches: others };
  return waiting.length < MOST_FOLLOWED ? { ...followed, matches: [...waiting, match] } : undefined;
}

/** With the star of a tournament, a team or a commentator, or without it where it had one; undefined: there is no room for one more (ours). */
export function toggledStar(followed: Followed, of: Starred, { id, name }: { readonly id: number; readonly name: string }): Followed | undefined {
  const others = followed[of].filter((starred) => starred !== id);
  const on = others.length === followed[of].length;
  if (on && others.length >= MOST_FOLLOWED) return undefined;
  const next = { ...followed, [of]: on ? [...others, id] : others };
  return { ...next, names: named(next, on ? { ...followed.names, [`${of}/${id}`]: name } : followed.names) };
}

/** Without a match, whoever plays it (ours). */
export const withoutMatch = (followed: Followed, fixtureId: number): Followed => ({
  ...followed,
  matches: followed.matches.filter((match) => match.fixtureId !== fixtureId),
});

interface Starry {
  readonly tournament: { readonly id: number };
  readonly home: { readonly id: number };
  readonly away: { readonly id: number };
  readonly commentators: readonly { readonly userId: number }[];
}
/** Whether a match has a star: its tournament's, that of a team or of who speaks at it (ours). */
export const hasStar = ({ tournament, home, away, commentators }: Starry, stars: Pick<Followed, Starred>): boolean =>
  stars.tournaments.includes(tournament.id) ||
  stars.teams.includes(home.id) ||
  stars.teams.includes(away.id) ||
  commentators.some(({ userId }) => stars.commentators.includes(userId));

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
