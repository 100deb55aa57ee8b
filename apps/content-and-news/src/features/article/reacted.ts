import type { Reaction, Reactions } from '@portal/contracts';

/** Reactions after one's own is set, moved or taken back (null): kinds that nobody gave are left out. */
export function reacted({ counts, mine }: Reactions, next: Reaction | null): Reactions {
  const after = step(step(counts, mine, -1), next, 1);
  return { counts: after, total: Object.values(after).reduce((sum, count) => sum + count, 0), mine: next };
}

function step(counts: Readonly<Record<string, number>>, kind: string | null, by: 1 | -1): Readonly<Record<string, number>> {
  if (kind === null) return counts;
  const { [kind]: before = 0, ...others } = counts;
  const count = before + by;
  return count > 0 ? { ...others, [kind]: count } : others;
}
