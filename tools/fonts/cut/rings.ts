import type { Contour, Point } from './outlines.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}
/** From a point towards the next one's: straight, or bent towards `control`. */
export interface Segment {
  readonly from: Place;
  readonly control?: Place;
  /** `from` is in no file: it was left out, as it is in the middle between two bends. */
  readonly implied?: true;
}
/** A contour with every point on it written down: the last segment leads back to the first. */
export type Ring = readonly Segment[];

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const between = (a: Place, b: Place, part: number): Place => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
export const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
export const follower = (ring: Ring, place: number): Place => (ring[(place + 1) % ring.length] as Segment).from;

export function ringOf(contour: Contour): Ring {
  const whole = contour.flatMap((point, place): (Point & { implied?: true })[] => {
    const next = contour[(place + 1) % contour.length] ?? point;
    return point.on || next.on ? [point] : [point, { ...middle(point, next), on: true, implied: true }];
  });
  const start = whole.findIndex(({ on }) => on);
  const turned = [...whole.slice(start), ...whole.slice(0, start)];
  return turned.flatMap(({ x, y, on, implied }, place): Segment[] => {
    if (!on) return [];
    const control = turned[place + 1];
    return [{ from: { x, y }, ...(control && !control.on && { control: { x: control.x, y: control.y } }), ...(implied && { implied }) }];
  });
}

/** A contour of no extent, of as many segments as `like`: nothing of it is seen. */
export const collapsed = (like: Ring): Ring => {
  const count = like.length;
  const sum = like.reduce((all, { from }) => ({ x: all.x + from.x / count, y: all.y + from.y / count }), { x: 0, y: 0 });
  return like.map(({ control }) => (control ? { from: sum, control: sum } : { from: sum }));
};

/** The segment at `place` in two that together are the same line, the first of them as long as `part` of it. */
export function split(ring: Ring, place: number, part: number): Ring {
  const { control, ...begun } = ring[place] as Segment;
  const to = follower(ring, place);
  if (!control) return ring.toSpliced(place, 1, begun, { from: between(begun.from, to, part) });
  const [first, second] = [between(begun.from, control, part), between(control, to, part)];
  return ring.toSpliced(place, 1, { ...begun, control: first }, { from: between(first, second, part), control: second, implied: true });
}

/** Straight as it is, but written as a bend. */
export const bent = (ring: Ring, place: number): Ring => {
  const segment = ring[place] as Segment;
  return ring.with(place, { ...segment, control: segment.control ?? middle(segment.from, follower(ring, place)) });
};

/** As points again, for all masters alike; a point in the middle between two bends in every one of them is left out, as TrueType has it. */
export function pointsOf(rings: readonly Ring[]): Contour[] {
  const [first = []] = rings;
  const implied = first.map((_, place) => place > 0 && rings.every((ring) => isImplied(ring, place)));
  return rings.map((ring) =>
    ring.flatMap(({ from, control }, place): Point[] => [
      ...(implied[place] ? [] : [{ ...rounded(from), on: true }]),
      ...(control ? [{ ...rounded(control), on: false }] : []),
    ]),
  );
}

const rounded = ({ x, y }: Place): Place => ({ x: Math.round(x), y: Math.round(y) });
const isImplied = (ring: Ring, place: number) => {
  const before = ring.at(place - 1)?.control;
  const { from, control } = ring[place] as Segment;
  return before !== undefined && control !== undefined && distance(from, middle(before, control)) < 0.01;
};
