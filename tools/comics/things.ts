import { INK, LINE, box, dot, paper, pen, shape, stroke, tint, type Pen, type Point } from './pen.ts';
import { GOLD, GREEN, RED } from './cast.ts';
import type { Held } from './people.ts';

export function ball(x: number, y: number, radius: number, degrees = 0): string {
  const p = pen([x, y], radius / 50, false, degrees);
  const spoke = [0, 72, 144, 216, 288].map((angle) => {
    const q = p.sub([0, 0], angle);
    return `${q.path('M0 -19L0 -34')}${q.path('M-14 -48L0 -34L14 -48')}`;
  });
  const patch = [0, 72, 144, 216, 288].map((angle) => shape(p.sub([0, 0], angle).path('M-14 -47L0 -34L14 -47Q0 -53 -14 -47Z'), INK, 0));
  return (
    p.oval([0, 0], 50, 50, '#fff') +
    shape(p.path('M0 -20L19 -6L12 16L-12 16L-19 -6Z'), INK, 0) +
    patch.join('') +
    stroke(spoke.join(''), INK, Math.max(2, radius / 16))
  );
}

/** Rays from a point, between two distances: something decisive happens there. */
export function rays(x: number, y: number, from: number, to: number, count: number, colour: string): string {
  const wedge = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count + (index % 3) * 0.05;
    const near = from * (1 + (index % 4) * 0.16);
    const half = 0.022 + (index % 3) * 0.012;
    const at = (distance: number, a: number): Point => [x + Math.cos(a) * distance, y + Math.sin(a) * distance];
    return `M${dot(at(near, angle))}L${dot(at(to, angle - half))}L${dot(at(to, angle + half))}Z`;
  });
  return shape(wedge.join(''), colour, 0);
}

/** A warm light behind a face. */
export const warm = (wide: number, high: number, x = 0.5, y = 0.62) => box(0, 0, wide, high, '#E9C98F') + rays(wide * x, high * y, 240, 1000, 24, '#F0D7A6');

/** Lines behind something fast. */
export function trail(from: Point, to: Point, colour: string, spread = 16): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const line = (offset: number, start: number) =>
    `M${dot([from[0] - uy * offset + ux * length * start, from[1] + ux * offset + uy * length * start])}L${dot([to[0] - uy * offset, to[1] + ux * offset])}`;
  return stroke(line(-spread, 0.4) + line(0, 0) + line(spread, 0.25), colour, 6);
}

/** A round star around a noise or a blow. */
export function burst(x: number, y: number, radius: number, points: number, fill: string): string {
  const corner = (index: number): Point => {
    const distance = index % 2 ? radius * 0.68 : radius * (index % 4 ? 0.9 : 1.05);
    return [x + Math.cos((index * Math.PI) / points) * distance, y + Math.sin((index * Math.PI) / points) * distance * 0.85];
  };
  return shape(`M${Array.from({ length: points * 2 }, (_, index) => dot(corner(index))).join('L')}Z`, fill);
}

/** A card, a ticket or a bill in the hand. */
export const card =
  (colour: string, larger = 1): Held =>
  (hand) =>
    shape(hand.path(`M${-15 * larger} 4L${15 * larger} 4L${15 * larger} ${46 * larger}L${-15 * larger} ${46 * larger}Z`), colour);

export const bill: Held = (hand) =>
  shape(hand.path('M-18 0L18 0L18 78L12 72L6 78L0 72L-6 78L-12 72L-18 78Z'), '#fff') + stroke(hand.path('M-9 22L9 22M-9 36L9 36M-9 50L4 50'), '#8B98A3', 4);

export const flag: Held = (hand) =>
  stroke(hand.path('M0 -16L0 92'), INK, 8) +
  shape(hand.path('M2 34Q30 26 56 38L56 88Q30 78 2 90Z'), GOLD) +
  shape(hand.path('M2 34Q16 30 29 31L29 60L2 62ZM29 60L56 62L56 88Q42 83 29 83Z'), RED, 0) +
  shape(hand.path('M2 34Q30 26 56 38L56 88Q30 78 2 90Z'), 'none');

export const lid: Held = (hand) => hand.oval([0, 26], 54, 54, '#A9B4BC') + hand.oval([0, 26], 40, 40, '#C4CDD3', 3) + hand.oval([0, 26], 10, 10, '#2A3440', 0);

export const ladle: Held = (hand) =>
  stroke(hand.path('M0 -14L0 70'), INK, 15) + stroke(hand.path('M0 -14L0 70'), '#8A5A3A', 6) + hand.oval([0, 84], 22, 19, '#A9B4BC');

export const glass: Held = (hand) => tea(hand.upright([0, 0]).sub([0, 28]));

/** A glass of iced tea, its foot at the pen's place. */
export function tea(p: Pen): string {
  return (
    shape(p.path('M-17 -52L17 -52L13 0L-13 0Z'), '#E9F1F0') +
    shape(p.path('M-15 -36L15 -36L12 -2L-12 -2Z'), '#C98B3C', 0) +
    shape(p.path('M-8 -34L2 -38L6 -28L-4 -24Z'), '#F3E3C2', 0) +
    shape(p.path('M-17 -52L17 -52L13 0L-13 0Z'), 'none', 3.5)
  );
}

/** A bottle cap seen from above. */
export function cap(x: number, y: number, radius: number, colour: string): string {
  const rim = Array.from({ length: 32 }, (_, index): Point => {
    const [angle, distance] = [(index * Math.PI) / 16, index % 2 ? radius * 0.9 : radius * 1.06];
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
  });
  const p = pen([x, y], radius / 50);
  return (
    p.oval([7, 10], 50, 50, '#3B2417', 0) +
    shape(`M${rim.map(dot).join('L')}Z`, colour) +
    p.oval([0, 0], 34, 34, tint(colour, 1.16), 0) +
    stroke(p.path('M-22 -10Q-14 -24 4 -25'), '#fff', 4)
  );
}

/** A peanut: the ball on the table. */
export function peanut(x: number, y: number, scale: number, degrees = -30): string {
  const p = pen([x, y], scale, false, degrees);
  return (
    p.oval([5, 9], 36, 20, '#3B2417', 0) +
    shape(p.path('M-38 0C-38 -24 -14 -24 0 -13C14 -24 40 -22 38 2C36 24 12 22 0 13C-14 24 -38 22 -38 0Z'), '#E3B778') +
    stroke(p.path('M-24 -6L-14 4M-22 8L-12 -4M14 -6L24 6M16 8L26 -4'), '#B98546', 3)
  );
}

export function whistle(p: Pen): string {
  return (
    shape(p.path('M-34 -16L40 -16L40 4L8 6C10 40 -36 40 -36 8Z'), '#C9D2D8') +
    p.oval([-14, 12], 9, 9, INK, 0) +
    shape(p.path('M6 -16L18 -16L14 -6L6 -6Z'), INK, 0)
  );
}

/** A low plastic stool. */
export function stool(x: number, y: number, scale: number, colour: string): string {
  const p = pen([x, y], scale);
  return shape(p.path('M-34 -50L-46 0L-32 0L-24 -34L24 -34L32 0L46 0L34 -50Z'), tint(colour, 0.8)) + shape(p.path('M-44 -66L44 -66L40 -46L-40 -46Z'), colour);
}

/** A low table with a glass or two, seen from the side. */
export function table(x: number, y: number, scale: number): string {
  const p = pen([x, y], scale);
  return shape(p.path('M-78 -84L-88 0L-72 0L-62 -84ZM78 -84L88 0L72 0L62 -84Z'), '#3F6F9E') + shape(p.path('M-108 -102L108 -102L100 -82L-100 -82Z'), '#5B8DBE');
}

/** A shadow on the ground. */
export const shadow = (x: number, y: number, wide: number): string =>
  `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(wide)}" ry="${Math.round(wide * 0.16)}" fill="${INK}" stroke="none" opacity=".3"/>`;

/** Feelings beside a head: drops, or a mark of surprise. */
export const sweat = (x: number, y: number, scale = 1): string => {
  const p = pen([x, y], scale);
  return shape(p.path('M0 -16Q12 2 0 8Q-12 2 0 -16ZM26 -2Q36 12 26 18Q16 12 26 -2Z'), '#9CC9DE', 3);
};

export const sparks = (x: number, y: number, scale: number, colour: string): string => {
  const p = pen([x, y], scale);
  return stroke(p.path('M-60 -20L-88 -32M-40 -52L-58 -78M0 -66L0 -96M40 -52L58 -78M60 -20L88 -32'), colour, LINE + 2);
};

/** Paper streamers and snips in the air of a goal. */
export function confetti(wide: number, high: number, count: number): string {
  const colours = [GOLD, RED, GREEN, '#F6F1E7'];
  return colours
    .map((colour, index) => {
      const bits = Array.from({ length: count }, (_, at) => {
        const seed = at * 4 + index + 1;
        const [x, y] = [Math.round((seed * 137.5) % wide), Math.round((seed * seed * 31.7) % high)];
        return `M${dot([x, y])}l${round8(at + index)}`;
      });
      return stroke(bits.join(''), colour, 8);
    })
    .join('');
}
const round8 = (index: number): string => ['8 6', '-7 8', '2 10', '10 -3'][index % 4] ?? '8 6';

export const ground = (y: number, wide: number, high: number, fill: string): string =>
  box(0, y, wide, high - y, fill) + stroke(paper.path(`M0 ${y}L${wide} ${y}`), INK, LINE);
