/** A place on the paper, in pixels of the page, or in the units of whatever a pen draws. */
export type Point = readonly [x: number, y: number];

export const INK = '#14202B';
/** The line around everything that matters: still two pixels on a phone. */
export const LINE = 4.5;

/** One decimal: a tenth of a pixel is not seen, and the files stay small. */
export const round = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** Draws in its own units at some place: turned, as large as it should be, and possibly seen in a mirror. Scaling the points rather than the picture keeps all lines equally thick. */
export interface Pen {
  readonly scale: number;
  readonly at: (point: Point) => Point;
  /** A pen held at a point of this one. */
  readonly sub: (point: Point, degrees?: number, scale?: number) => Pen;
  /** A pen held upright at a point of this one. */
  readonly upright: (point: Point) => Pen;
  /** A path in this pen's units (M, L, Q, C and Z only) as a path on the paper. */
  readonly path: (path: string) => string;
  readonly oval: (middle: Point, wide: number, high: number, fill: string, line?: number) => string;
}

export function pen(origin: Point, scale = 1, mirrored = false, degrees = 0): Pen {
  const side = mirrored ? -1 : 1;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = ([x, y]: Point): Point => [origin[0] + side * scale * (x * cos - y * sin), origin[1] + scale * (x * sin + y * cos)];
  return {
    scale,
    at,
    sub: (point, more = 0, larger = 1) => pen(at(point), scale * larger, mirrored, degrees + more),
    upright: (point) => pen(at(point), scale, mirrored),
    path: (path) => path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => dot(at([Number(x), Number(y)]))),
    oval: (middle, wide, high, fill, line = LINE) => {
      const [x, y] = at(middle);
      const turned = degrees === 0 ? '' : ` transform="rotate(${round(side * degrees)} ${dot([x, y])})"`;
      if (wide === high) return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${round(wide * scale)}" fill="${fill}"${width(line)}/>`;
      return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${round(wide * scale)}" ry="${round(high * scale)}" fill="${fill}"${width(line)}${turned}/>`;
    },
  };
}

/** A pen for the paper itself. */
export const paper = pen([0, 0]);

export const dot = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

// The page says once what the usual line is.
const width = (line: number): string => (line === LINE ? '' : line === 0 ? ' stroke="none"' : ` stroke-width="${round(line)}"`);

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, H: 1, V: 1 };

/** The same path in whole pixels, each point told from the one before: a third as long. Lower-case commands are so already. */
function short(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map((part) => Math.round(Number(part)));
    const count = COUNTS[command.toUpperCase()];
    if (!count) {
      [x, y] = [startX, startY];
      return 'z';
    }
    const relative = command !== command.toUpperCase();
    const upright = command.toUpperCase() === 'V';
    const told: number[] = [];
    for (let start = 0; start < numbers.length; start += count) {
      const group = numbers.slice(start, start + count).map((value, index) => (relative ? value : value - (upright || index % 2 ? y : x)));
      told.push(...group);
      const [last = 0, before = 0] = [group.at(-1), group.at(-2)];
      if (count === 1) [x, y] = upright ? [x, y + last] : [x + last, y];
      else [x, y] = [x + before, y + last];
    }
    if (command === 'M') [startX, startY] = [x, y];
    return command.toLowerCase() + told.map((value, index) => (index && value >= 0 ? ' ' : '') + String(value)).join('');
  });
}

export const shape = (path: string, fill: string, line = LINE): string => `<path d="${short(path)}" fill="${fill}"${width(line)}/>`;

/** A line in a colour. `dashes`: as in stroke-dasharray. */
export const stroke = (path: string, colour: string, thick: number, dashes?: string): string =>
  `<path d="${short(path)}"${colour === INK ? '' : ` stroke="${colour}"`} stroke-width="${round(thick)}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;

export const box = (x: number, y: number, wide: number, high: number, fill: string, line = 0, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(high)}"${radius ? ` rx="${round(radius)}"` : ''} fill="${fill}"${width(line)}/>`;

/** Something seen through, as a shadow or a glow. */
export const faint = (content: string, opacity: number): string => `<g opacity="${opacity}">${content}</g>`;

/** A colour made darker (below 1) or lighter. */
export const tint = (colour: string, by: number): string =>
  `#${[1, 3, 5]
    .map((start) => Math.min(255, Math.round(Number.parseInt(colour.slice(start, start + 2), 16) * by)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
