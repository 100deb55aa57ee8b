import { randomFrom, shuffled } from '@portal/domain';
import type { ScoredMatch } from '@portal/domain';

/**
 * In which order a cycle plays its matches: each once, shuffled anew by seed and cycle, and arranged so that nobody
 * plays two matches at a time. `overlap` is how many slots a match may reach into.
 *
 * The first and last few places of every cycle are the same matches, of different teams all of them; so the end of one
 * cycle and the beginning of the next get along without knowing each other.
 */
export function runningOrder(matches: readonly ScoredMatch[], seed: string, cycle: number, overlap: number): ScoredMatch[] {
  const edges = edgesOf(matches, seed, overlap);
  const random = randomFrom(`${seed} cycle ${cycle}`);
  if (!edges) return shuffled(matches, random);
  const fixed = new Set([...edges.head, ...edges.tail]);
  const between = shuffled(
    matches.filter((match) => !fixed.has(match)),
    random,
  );
  return untangled([...edges.head, ...between, ...edges.tail], overlap, random);
}

interface Edges {
  readonly head: readonly ScoredMatch[];
  readonly tail: readonly ScoredMatch[];
}

/** Twice `overlap` matches without a common team; null when there are too few matches for it to matter or to work. */
function edgesOf(matches: readonly ScoredMatch[], seed: string, overlap: number): Edges | null {
  if (matches.length < 4 * overlap) return null;
  const chosen: ScoredMatch[] = [];
  for (const match of shuffled(matches, randomFrom(`${seed} edges`))) {
    if (chosen.length < 2 * overlap && !chosen.some((other) => shareTeam(match, other))) chosen.push(match);
  }
  if (chosen.length < 2 * overlap) return null;
  return { head: chosen.slice(0, overlap), tail: chosen.slice(overlap) };
}

/** Swaps matches between the edges until no team has two of them within reach, or gives up with the best order found. */
function untangled(order: ScoredMatch[], overlap: number, random: () => number): ScoredMatch[] {
  const clashesAt = (place: number) => {
    let count = 0;
    for (let other = Math.max(0, place - overlap); other <= Math.min(order.length - 1, place + overlap); other += 1) {
      if (other !== place && shareTeam(order[place], order[other])) count += 1;
    }
    return count;
  };
  const inner = order.length - 2 * overlap;
  for (let sweep = 0; sweep < 40; sweep += 1) {
    let clashes = 0;
    for (let place = overlap; place < overlap + inner; place += 1) {
      if (clashesAt(place) === 0) continue;
      clashes += 1;
      for (let attempt = 0; attempt < 30; attempt += 1) {
        const other = overlap + Math.floor(random() * inner);
        const before = clashesAt(place) + clashesAt(other);
        swap(order, place, other);
        if (clashesAt(place) + clashesAt(other) < before) break;
        swap(order, place, other);
      }
    }
    if (clashes === 0) break;
  }
  return order;
}

function swap(order: ScoredMatch[], one: number, other: number): void {
  [order[one], order[other]] = [order[other] as ScoredMatch, order[one] as ScoredMatch];
}

function shareTeam(one: ScoredMatch | undefined, other: ScoredMatch | undefined): boolean {
  if (!one || !other) return false;
  const names = [other.home.name, other.away.name];
  return names.includes(one.home.name) || names.includes(one.away.name);
}
