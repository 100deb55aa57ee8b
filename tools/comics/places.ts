import { GOLD, GREEN, PAPER, RED } from './cast.ts';
import { INK, LINE, box, dot, faint, pen, shape, stroke, tint, type Point } from './pen.ts';
import { ground } from './things.ts';

const NIGHT = '#0E1B2C';
const GRASS = ['#0B4A36', '#0E5A40'] as const;

export const sky = {
  day: (wide: number, high: number) => box(0, 0, wide, high, '#CFE3E6') + cloud(wide * 0.2, high * 0.2, 1) + cloud(wide * 0.8, high * 0.13, 1.3),
  night: (wide: number, high: number) => box(0, 0, wide, high, NIGHT) + stars(wide, high * 0.5),
};

function cloud(x: number, y: number, scale: number): string {
  return shape(pen([x, y], scale).path('M-80 20C-110 20 -106 -16 -74 -14C-66 -46 -20 -46 -10 -22C10 -40 50 -28 48 -4C80 -10 86 20 62 20Z'), '#F2F7F5', 0);
}

function stars(wide: number, high: number): string {
  const spots = Array.from({ length: 26 }, (_, index) => `M${dot([(index * 197.3) % wide, (index * 89.7) % high])}h0`);
  return stroke(spots.join(''), '#8FA3B8', 4);
}

/** Grass in mown bands that grow wider towards us. */
export function pitch(top: number, wide: number, high: number, bands = 6): string {
  const all = (bands * (bands + 1)) / 2;
  let y = top;
  return Array.from({ length: bands }, (_, band) => {
    const deep = ((high - top) * (band + 1)) / all;
    y += deep;
    return box(0, y - deep, wide, deep + 1, band % 2 ? GRASS[1] : GRASS[0]);
  }).join('');
}

/** A goal seen from the front, its net as deep as it is high. `hit`: where a ball has gone into the net. */
export function goal(x: number, y: number, wide: number, high: number, hit?: Point): string {
  const mesh = (index: number, count: number) => index / count;
  const bend = (px: number, py: number): Point => {
    if (!hit) return [px, py];
    const distance = Math.hypot(px - hit[0], py - hit[1]);
    const pull = Math.max(0, 1 - distance / (high * 0.6)) * 0.55;
    return [px + (hit[0] - px) * pull, py + (hit[1] - py) * pull - pull * 18];
  };
  const [columns, rows] = [Math.round(wide / 34), Math.round(high / 34)];
  const along = (count: number, at: (part: number) => Point) => `M${Array.from({ length: count + 1 }, (_, index) => dot(at(index / count))).join('L')}`;
  const steps = hit ? 10 : 1;
  const down = Array.from({ length: columns + 1 }, (_, column) => along(steps, (part) => bend(x + wide * mesh(column, columns), y - high + high * part)));
  const across = Array.from({ length: rows }, (_, row) => along(steps * 2, (part) => bend(x + wide * part, y - high + high * mesh(row, rows))));
  const frame = `M${dot([x, y])}L${dot([x, y - high])}L${dot([x + wide, y - high])}L${dot([x + wide, y])}`;
  return faint(stroke(down.join('') + across.join(''), '#E8EEF0', 2.5), 0.6) + stroke(frame, INK, 19) + stroke(frame, '#F4F6F5', 11);
}

/** Rows of seats, lit here and there, under a roof with lamps. */
export function stand(top: number, wide: number, high: number, gap = 22): string {
  const rows = Math.floor((high - top) / gap);
  const colours = [GOLD, RED, GREEN, '#2C4560', '#2C4560'];
  const seats = colours.map((colour, index) => {
    const lines = Array.from(
      { length: rows },
      (_, row) => `M${((row * 3 + index * 2) % 5) * gap + (row % 2) * 5} ${Math.round(top + row * gap + gap / 2)}H${Math.round(wide)}`,
    );
    return stroke(lines.join(''), colour, gap * 0.56, `.1 ${gap * 5}`);
  });
  return box(0, top, wide, high - top, '#14283E') + seats.join('');
}

/** People in rows far away, as heads and shoulders; `up`: they have all jumped. One is drawn, and the others are the same one in other colours. */
export function crowd(scale: number, up: boolean, ...rows: readonly (readonly [x: number, y: number, count: number, gap: number])[]): string {
  const colours = [GOLD, RED, '#EDE3CE', GREEN, '#6E8CA0', GOLD, RED];
  const skins = ['#E8B488', '#F2C9A0', '#D79B6C'];
  const p = pen([0, 0], scale);
  const limbs = p.path('M-30 -34L-46 -96M30 -34L40 -98');
  const id = `c${rows.flat().reduce((sum, value) => Math.round(sum + value), 0)}`;
  const one = [
    up ? stroke(limbs, INK, 21 * scale + 7) + stroke(limbs, 'currentColor', 21 * scale) : '',
    shape(p.path('M-44 40L-42 -20Q-38 -44 0 -44Q38 -44 42 -20L44 40Z'), 'inherit', 3.5),
    p.oval([0, -74], 31, 31, 'currentColor', 3.5) + shape(p.path('M-32 -72C-36 -112 36 -112 32 -74C20 -90 -10 -92 -32 -72Z'), '#1F1A1C', 0),
    up ? p.oval([-11, -72], 3, 4, INK, 0) + p.oval([11, -72], 3, 4, INK, 0) + p.oval([0, -58], 7, 8, '#7A2230', 0) : '',
  ];
  const all = rows.flatMap(([x, y, count, gap], row) =>
    Array.from({ length: count }, (_, index) => {
      const seed = index * 5 + row * 3 + count + (index % 3);
      const higher = up ? (seed % 4) * 9 : (seed % 3) * 3;
      return `<use href="#${id}" x="${Math.round(x + index * gap + (seed % 5) * 2)}" y="${Math.round(y - higher)}" fill="${colours[seed % 7]}" color="${skins[(seed + index) % 3]}"/>`;
    }),
  );
  return `<defs><g id="${id}">${one.join('')}</g></defs>${all.join('')}`;
}

/** A mast with lamps, and its light. */
export function floodlight(x: number, y: number, scale: number): string {
  const p = pen([x, y], scale);
  const lamps = [0, 1].map((row) => stroke(p.path(`M-36 ${row * 22 - 11}L36 ${row * 22 - 11}`), '#FFF3CF', 13 * scale, `.1 ${18 * scale}`)).join('');
  return (
    faint(p.oval([0, 0], 130, 100, '#FFF0C0', 0), 0.1) +
    faint(p.oval([0, 0], 80, 60, '#FFF0C0', 0), 0.2) +
    stroke(p.path('M0 20L0 260'), '#2C4560', 9 * scale) +
    shape(p.path('M-50 -28L50 -28L50 28L-50 28Z'), '#22384F', 3.5) +
    lamps
  );
}

/** Narrow houses wall to wall, as in the old streets. */
export function houses(base: number, wide: number, start: number, lit: boolean): string {
  const walls = ['#E9C98F', '#D9B7A0', '#B9CDBB', '#E3D6BC', '#C9AFA0', '#A9C2CC'];
  const dark = lit ? 0.5 : 1;
  const parts: string[] = [];
  for (let x = -20, house = start; x < wide; house += 1) {
    const [across, tall] = [132 + (house % 3) * 26, 250 + ((house * 67) % 4) * 46];
    const wall = tint(walls[house % 6] ?? '#E3D6BC', dark);
    const pane = lit && house % 3 ? '#F2CB74' : tint('#5F7F8E', dark);
    const roof =
      house % 2
        ? shape(`M${x - 6} ${base - tall}L${x + across / 2} ${base - tall - 46}L${x + across + 6} ${base - tall}Z`, tint('#B5573F', dark), 3.5)
        : box(x - 5, base - tall - 14, across + 10, 16, tint(wall, 0.8), 3.5);
    const half = across / 2 - 24;
    const floors = [0, 1].map((floor) => base - tall + 34 + floor * 92);
    const panes = floors.map((y) => [x + 18, x + across / 2 + 6].map((from) => `M${from} ${y}h${half}v62h${-half}Z`).join('')).join('');
    const rails = floors.map((y) => `M${x + 12} ${y + 58}h${across - 24}M${x + 12} ${y + 74}h${across - 24}`).join('');
    const windows = shape(panes, pane, 3.5) + stroke(rails, tint('#3D4A44', dark), 4);
    const awning = shape(
      `M${x + 4} ${base - 104}L${x + across - 4} ${base - 104}L${x + across + 6} ${base - 70}L${x - 6} ${base - 70}Z`,
      tint([RED, GREEN, GOLD][house % 3] ?? RED, dark),
      3.5,
    );
    parts.push(box(x, base - tall, across, tall, wall, 3.5), roof, windows, box(x + 18, base - 82, across - 36, 82, tint('#6B5647', dark), 3.5), awning);
    x += across;
  }
  return parts.join('');
}

/** A pavement with its edge, and the road. */
export function pavement(y: number, wide: number, high: number, colour: string): string {
  return (
    ground(y, wide, high, colour) +
    stroke(`M0 ${y + 26}H${wide}`, tint(colour, 0.86), 4) +
    stroke(
      `M${wide * 0.1} ${y + 26}l-30 60M${wide * 0.4} ${y + 26}l-16 60M${wide * 0.68} ${y + 26}l10 60M${wide * 0.92} ${y + 26}l26 60`,
      tint(colour, 0.86),
      4,
    )
  );
}

/** A room with a television that shows a match. */
export function room(wide: number, high: number): string {
  const floor = high * 0.74;
  const tv = { x: wide * 0.055, y: high * 0.3 };
  return [
    box(0, 0, wide, high, '#EBD6AE'),
    stroke(Array.from({ length: 9 }, (_, index) => `M${index * 130 + 40} 0V${Math.round(floor)}`).join(''), '#E3CB9C', 10),
    ground(floor, wide, high, '#A8714A'),
    stroke(`M0 ${Math.round(floor + 44)}H${wide}M180 ${Math.round(floor)}l-40 44M520 ${Math.round(floor)}l0 44M860 ${Math.round(floor)}l40 44`, '#8F5E3C', 4),
    box(tv.x - 20, floor - 70, 330, 96, '#7A4E33', LINE, 6) + stroke(`M${tv.x + 145} ${floor - 66}V${floor + 22}`, INK, 3.5),
    box(tv.x, tv.y, 290, floor - 92 - tv.y, '#22303C', LINE, 12) + box(tv.x + 16, tv.y + 16, 258, floor - 124 - tv.y, GRASS[1], 3),
    stroke(`M${tv.x + 16} ${tv.y + 70}h258M${tv.x + 145} ${tv.y + 18}v50`, '#CFE0D6', 3),
    shape(`M${tv.x + 120} ${floor - 92}h50l14 22h-78Z`, '#22303C'),
    stroke(`M${tv.x + 70} ${tv.y + 96}v18M${tv.x + 200} ${tv.y + 60}v14`, GOLD, 12) +
      stroke(`M${tv.x + 110} ${tv.y + 110}v18M${tv.x + 232} ${tv.y + 92}v16`, '#EDF1F2', 12),
  ].join('');
}

/** Fields, palms and a thatched roof. */
export function village(base: number, wide: number): string {
  const palm = (x: number, scale: number) => {
    const p = pen([x, base], scale);
    return (
      stroke(p.path('M0 0Q14 -90 0 -180'), INK, 20 * scale + 6) +
      stroke(p.path('M0 0Q14 -90 0 -180'), '#9A7A55', 20 * scale) +
      shape(
        p.path(
          'M0 -180Q-60 -230 -104 -170Q-56 -190 0 -176Q-50 -150 -60 -100Q-20 -140 2 -174Q30 -140 66 -104Q54 -150 6 -178Q60 -190 108 -160Q66 -232 4 -182Q20 -240 -20 -262Q-30 -220 0 -180Z',
        ),
        '#3E7F4F',
        3.5,
      )
    );
  };
  const hut = pen([wide * 0.74, base], 1);
  return [
    shape(
      `M0 ${base}L0 ${base - 90}Q${wide * 0.14} ${base - 170} ${wide * 0.3} ${base - 96}Q${wide * 0.5} ${base - 190} ${wide * 0.72} ${base - 84}Q${wide * 0.88} ${base - 150} ${wide} ${base - 80}L${wide} ${base}Z`,
      '#A9C9B4',
      0,
    ),
    shape(
      `M0 ${base}L0 ${base - 34}Q${wide * 0.3} ${base - 74} ${wide * 0.55} ${base - 40}Q${wide * 0.8} ${base - 64} ${wide} ${base - 34}L${wide} ${base}Z`,
      '#7FB07A',
      0,
    ),
    palm(wide * 0.09, 1),
    palm(wide * 0.93, 0.82),
    shape(hut.path('M-84 0L-84 -70L84 -70L84 0Z'), '#D8B98A', 3.5) +
      shape(hut.path('M-22 0L-22 -50L22 -50L22 0Z'), '#6B5647', 3.5) +
      shape(hut.path('M-112 -62Q0 -176 112 -62Q0 -84 -112 -62Z'), '#B98F55', 3.5),
    stroke(`M0 ${base}H${wide}`, INK, 3.5),
  ].join('');
}

/** The wood of a table from above, with chalk lines as a path. */
export function tabletop(wide: number, high: number, chalk: string): string {
  const grain = Array.from(
    { length: Math.ceil(high / 62) },
    (_, index) => `M${-20} ${index * 62 + 20}Q${Math.round(wide * 0.3)} ${index * 62 + (index % 2 ? 4 : 38)} ${Math.round(wide + 20)} ${index * 62 + 24}`,
  );
  return box(0, 0, wide, high, '#8A5A3A') + stroke(grain.join(''), '#7A4E31', 5) + stroke(chalk, PAPER, 6);
}

/** The corner of a street by day, paler than who is before it. */
export function corner(wide: number, high: number): string {
  const base = high * 0.7;
  return [sky.day(wide, high), houses(base, wide, 2, false), pavement(base, wide, high, '#C9BDA8'), faint(box(0, 0, wide, base, PAPER), 0.3)].join('');
}

/** The ground of the village: fields behind it, people along it. */
export function villageGround(wide: number, high: number, far: number): string {
  return sky.day(wide, high) + village(far, wide) + pitch(far, wide, high, 5) + stroke(`M0 ${far + 22}H${wide}`, '#DDE8E0', 4);
}
