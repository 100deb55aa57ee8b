import type { Outline } from './outlines.ts';
import { bent, between, collapsed, distance, follower, pointsOf, ringOf, split, type Place, type Ring, type Segment } from './rings.ts';

/**
 * The same glyph in several weights, each drawn by itself: how many points a bend has may differ, and what is cut away where strokes meet. Given back are outlines that are
 * the same to look at, to half a unit, with point for point in the same order, so that one can be told as the other and by how much each point moves.
 */
export function aligned(masters: readonly Outline[]): Outline[] {
  const [first = [], ...others] = masters.map((outline) => outline.map(ringOf));
  let groups: Ring[][] = first.map((ring) => [ring]);
  others.forEach((rings, place) => {
    const pairs = pairsOf(
      groups.map(([ring = []]) => ring),
      rings,
    );
    const more = rings.filter((ring) => !pairs.includes(ring)).map((ring) => [...Array.from({ length: place + 1 }, () => collapsed(ring)), ring]);
    groups = [...groups.map((group, at) => withNext(group, pairs[at])), ...more];
  });
  const contours = groups.map(pointsOf);
  return masters.map((_, master) => contours.map((group) => group[master] ?? []));
}

const withNext = (group: readonly Ring[], next: Ring | undefined): Ring[] => (next ? joined(group, next) : [...group, collapsed(group[0] ?? [])]);

/** Which contour is which: the nearest of the same turn. The likest pair first. */
function pairsOf(ours: readonly Ring[], theirs: readonly Ring[]): (Ring | undefined)[] {
  const costs = ours.map((ring) => theirs.map((other) => unlikeness(ring, other)));
  const pairs: (Ring | undefined)[] = ours.map(() => undefined);
  const left = new Set(theirs.keys());
  const free = new Set(ours.keys());
  while (left.size > 0 && free.size > 0) {
    const [, mine = 0, their = 0] = [...free]
      .flatMap((a) => [...left].map((b) => [costs[a]?.[b] ?? Infinity, a, b] as const))
      .reduce((a, b) => (b[0] < a[0] ? b : a));
    pairs[mine] = theirs[their];
    free.delete(mine);
    left.delete(their);
  }
  return pairs;
}

function unlikeness(a: Ring, b: Ring): number {
  const [one, two] = [measures(a), measures(b)];
  return Math.sign(one.area) === Math.sign(two.area)
    ? distance(one.center, two.center) + Math.abs(Math.sqrt(Math.abs(one.area)) - Math.sqrt(Math.abs(two.area)))
    : 10_000;
}

function measures(ring: Ring): { area: number; center: Place } {
  const xs = ring.map(({ from }) => from.x);
  const ys = ring.map(({ from }) => from.y);
  const area = ring.reduce((sum, { from, control }, place) => {
    const to = follower(ring, place);
    const by = control ?? between(from, to, 0.5);
    return sum + (from.x * by.y - by.x * from.y + by.x * to.y - to.x * by.y) / 2;
  }, 0);
  return { area, center: { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 } };
}

/** `group` and `next` with as many segments each, of the same kinds. */
function joined(group: readonly Ring[], next: Ring): Ring[] {
  const [lead = []] = group;
  const start = sharpest(lead);
  const turns = nearest(next, lead[start] as Segment).map((turn) => matched(turnedBy(lead, start), turnedBy(next, turn), turn));
  const best = turns.reduce((a, b) => (b.cost < a.cost ? b : a));
  let ours = group.map((ring) => turnedBy(ring, start));
  let theirs = turnedBy(next, best.turn);
  // From the end, so that the places before stay what they are.
  for (const [from, to] of best.spans.toReversed()) {
    const [a, b] = [to[0] - from[0], to[1] - from[1]];
    const [mine, their] = [cutsFor(a, b), cutsFor(b, a)];
    ours = ours.map((ring) => mine.reduceRight((cut, { place, part }) => split(cut, from[0] + place, part), ring));
    theirs = their.reduceRight((cut, { place, part }) => split(cut, from[1] + place, part), theirs);
  }
  return evened([...ours, theirs]);
}

/** Where some are bent, all are. */
const evened = (rings: readonly Ring[]): Ring[] => {
  const anyBent = (rings[0] ?? []).map((_, place) => rings.some((ring) => ring[place]?.control));
  return rings.map((ring) => anyBent.reduce((even, isBent, place) => (isBent ? bent(even, place) : even), ring));
};

const turnedBy = (ring: Ring, start: number): Ring => [...ring.slice(start), ...ring.slice(0, start)];

/**
 * Bends come from curves of one length cut into equal parts of their course: where one master has `count` parts and another `other`, cuts of the other that are none here.
 * Each as the segment it is in and the part of what is left of it, the last cut first.
 */
function cutsFor(count: number, other: number): { place: number; part: number }[] {
  const cuts = Array.from({ length: other - 1 }, (_, place) => ((place + 1) * count) / other).filter((cut) => !Number.isInteger(cut));
  return cuts.map((cut, at) => {
    const place = Math.floor(cut);
    // Cut from behind: what follows in the same segment has been cut off already.
    const end = cuts.slice(at + 1).find((later) => Math.floor(later) === place) ?? place + 1;
    return { place, part: (cut - place) / (end - place) };
  });
}

type Pair = readonly [number, number];
interface Match {
  readonly cost: number;
  readonly turn: number;
  /** From one point that both have to the next. */
  readonly spans: readonly (readonly [Pair, Pair])[];
}

/**
 * What it costs to take a point for one that only one of both has. Dear where a file has it, as all weights are drawn from the same points; cheap where it only follows from
 * others, as that is where a bend was cut, in each weight as often as it needs.
 */
const ALONE = { written: 1.2, implied: 0.25 };
/** And to take two for the same that follow from others, or of which one does. */
const IMPLIED = [0, 0.35, 0.5] as const;

/** Which points of two rings, both begun at the same one, are the same: the cheapest way through both. */
function matched(a: Ring, b: Ring, turn: number): Match {
  const steps = stepsOf(cornersOf(a), cornersOf(b));
  const pairs: Pair[] = [[a.length, b.length]];
  let [i, j] = [a.length - 1, b.length - 1];
  const cost = steps[i]?.[j]?.cost ?? 0;
  while (i + j > 0) {
    const { mine = 0, theirs = 0 } = steps[i]?.[j] ?? {};
    if (mine + theirs === 2) pairs.push([i, j]);
    [i, j] = [i - mine, j - theirs];
  }
  pairs.push([0, 0]);
  const forth = pairs.toReversed();
  return { cost, turn, spans: forth.slice(1).map((to, place) => [forth[place] as Pair, to] as const) };
}

/** To have come as far as a point of each: what it costs, and how many points of each the last step took. */
interface Step {
  readonly cost: number;
  readonly mine: 0 | 1;
  readonly theirs: 0 | 1;
}
function stepsOf(a: readonly Corner[], b: readonly Corner[]): Step[][] {
  const steps: Step[][] = [];
  const stepTo = (i: number, j: number, mine: 0 | 1, theirs: 0 | 1, price: number): Step => ({
    cost: (steps[i - mine]?.[j - theirs]?.cost ?? Infinity) + price,
    mine,
    theirs,
  });
  a.forEach((one, i) => {
    const row: Step[] = [];
    steps.push(row);
    b.forEach((two, j) => {
      const ways = [stepTo(i, j, 1, 1, apart(one, two)), stepTo(i, j, 1, 0, alone(one)), stepTo(i, j, 0, 1, alone(two))];
      row.push(i + j === 0 ? { cost: apart(one, two), mine: 0, theirs: 0 } : ways.reduce((best, way) => (way.cost < best.cost ? way : best)));
    });
  });
  return steps;
}

interface Corner {
  readonly at: Place;
  readonly into: Place;
  readonly out: Place;
  readonly implied: boolean;
}
const cornersOf = (ring: Ring): Corner[] =>
  ring.map(({ from, control, implied = false }, place) => {
    const before = ring.at(place - 1) as Segment;
    return { at: from, into: towards(before.control ?? before.from, from), out: towards(from, control ?? follower(ring, place)), implied };
  });
const towards = (a: Place, b: Place): Place => {
  const length = distance(a, b) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
};
const alone = ({ implied }: Corner) => (implied ? ALONE.implied : ALONE.written);
/** Far apart, turning another way, or known in another way. */
const apart = (a: Corner, b: Corner) =>
  (distance(a.at, b.at) / 80) ** 2 +
  1.5 * (distance(a.into, b.into) ** 2 + distance(a.out, b.out) ** 2) +
  (IMPLIED[Number(a.implied) + Number(b.implied)] ?? 0);

/** Where a ring turns most: what every weight of it has. */
function sharpest(ring: Ring): number {
  const turns = cornersOf(ring).map(({ into, out }) => distance(into, out));
  return turns.indexOf(Math.max(...turns));
}

/** Places of the points that may be the one of `from`. */
const nearest = (ring: Ring, { from }: Segment): number[] =>
  [...ring.keys()].toSorted((a, b) => distance((ring[a] as Segment).from, from) - distance((ring[b] as Segment).from, from)).slice(0, 6);
