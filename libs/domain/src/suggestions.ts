/** Why somebody may be known: friends of both, and a closed room of both (ours). */
export interface Suggested<R> {
  readonly id: number;
  readonly mutual: number;
  readonly room: R | null;
}
interface Found<R extends { readonly id: number }> {
  readonly mutual: readonly { readonly id: number; readonly mutual: number }[];
  /** Once for each room. */
  readonly rooms: readonly R[];
  /** Whom most follow, the most first. */
  readonly followed: readonly { readonly id: number }[];
}

/** Whom one most likely knows first (ours): a room of both says as much as a friend of both; whoever is only followed by many comes last. Each once, with the first of their rooms. */
export function suggestionOrder<R extends { readonly id: number }>({ mutual, rooms, followed }: Found<R>): Suggested<R>[] {
  const found = new Map<number, { id: number; mutual: number; rooms: number; room: R | null }>();
  const of = (id: number) => {
    const known = found.get(id) ?? { id, mutual: 0, rooms: 0, room: null };
    found.set(id, known);
    return known;
  };
  for (const one of mutual) of(one.id).mutual = one.mutual;
  for (const room of rooms) {
    const known = of(room.id);
    known.rooms += 1;
    known.room ??= room;
  }
  for (const { id } of followed) of(id);
  // What is alike stays in the order in which it was found.
  return [...found.values()]
    .sort((one, other) => other.mutual + other.rooms - (one.mutual + one.rooms))
    .map(({ id, mutual: count, room }) => ({ id, mutual: count, room }));
}
