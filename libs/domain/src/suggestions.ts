/** Why somebody may be known: friends of both, a closed room of both, a team that both show (ours). */
export interface Suggested<R, T> {
  readonly id: number;
  readonly mutual: number;
  readonly room: R | null;
  readonly team: T | null;
}
interface Found<R extends { readonly id: number }, T extends { readonly id: number }> {
  readonly mutual: readonly { readonly id: number; readonly mutual: number }[];
  /** Once for each room. */
  readonly rooms: readonly R[];
  /** Once for each team. */
  readonly teams: readonly T[];
  /** Whom most follow, the most first. */
  readonly followed: readonly { readonly id: number }[];
}

/**
 * Whom one most likely knows first (ours): a room of both says as much as a friend of both. A team, which thousands show, says less than either, two of them more than one;
 * whoever is found by that alone takes turns with those who are only followed by many. Each once, with the first of their rooms and teams.
 */
export function suggestionOrder<R extends { readonly id: number }, T extends { readonly id: number }>({
  mutual,
  rooms,
  teams,
  followed,
}: Found<R, T>): Suggested<R, T>[] {
  const found = new Map<number, { id: number; mutual: number; rooms: number; teams: number; room: R | null; team: T | null }>();
  const of = (id: number) => {
    const known = found.get(id) ?? { id, mutual: 0, rooms: 0, teams: 0, room: null, team: null };
    found.set(id, known);
    return known;
  };
  for (const one of mutual) of(one.id).mutual = one.mutual;
  for (const room of rooms) {
    const known = of(room.id);
    known.rooms += 1;
    known.room ??= room;
  }
  for (const team of teams) {
    const known = of(team.id);
    known.teams += 1;
    known.team ??= team;
  }
  for (const { id } of followed) of(id);
  // What is alike stays in the order in which it was found.
  const all = [...found.values()];
  const near = all
    .filter((one) => one.mutual + one.rooms > 0)
    .sort((one, other) => other.mutual + other.rooms - (one.mutual + one.rooms) || other.teams - one.teams);
  const far = all.filter((one) => one.mutual + one.rooms === 0);
  const alike = far.filter((one) => one.teams > 0).sort((one, other) => other.teams - one.teams);
  const famous = far.filter((one) => one.teams === 0);
  const turns = Array.from({ length: Math.max(alike.length, famous.length) }, (_, turn) => [...alike.slice(turn, turn + 1), ...famous.slice(turn, turn + 1)]);
  return [...near, ...turns.flat()].map(({ id, mutual: count, room, team }) => ({ id, mutual: count, room, team }));
}
