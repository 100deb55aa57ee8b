import { INK, dot, shape, type Point } from './pen.ts';

const WIDTH = 1080;
const HEIGHT = 1440;
const GUTTER = 24;
const PAPER = '#F6F1E7';

/** What is in a panel: drawn from its top left corner, as wide and high as it is. */
type Draw = (wide: number, high: number) => string;

export interface Row {
  /** Of what there is on the page. */
  readonly part: number;
  /** How far the lower edge climbs (or falls) towards the right. */
  readonly slope?: number;
  /** How far the gutters between the panels lean. */
  readonly lean?: number;
  readonly panels: readonly (readonly [part: number, draw: Draw])[];
}

/** A polygon with small round corners. */
function rounded(points: readonly Point[]): string {
  const toward = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [from[0] + ((to[0] - from[0]) * 9) / length, from[1] + ((to[1] - from[1]) * 9) / length];
  };
  const corners = points.map((point, index) => {
    const [before = point, after = point] = [points.at(index - 1), points[(index + 1) % points.length]];
    return `${dot(toward(point, before))}Q${dot(point)} ${dot(toward(point, after))}`;
  });
  return `M${corners.join('L')}Z`;
}

function frame(points: readonly [Point, Point, Point, Point], draw: Draw, id: string): string {
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  const edge = rounded(points);
  return `<clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${dot([left, top])})">${draw(right - left, bottom - top)}</g></g>${shape(edge, 'none', 4)}`;
}

/** A page of panels in rows, as a picture of its own. */
export function page(rows: readonly Row[]): string {
  const all = rows.reduce((sum, { part }) => sum + part, 0);
  const room = HEIGHT - GUTTER * (rows.length + 1);
  let [upLeft, upRight] = [GUTTER, GUTTER];
  const panels = rows.map(({ part, slope = 0, lean = 0, panels: cells }, row) => {
    const last = row === rows.length - 1;
    // Slopes leave the middle of the edge where it would have been.
    const low = (upLeft + upRight) / 2 + (room * part) / all;
    const [lowLeft, lowRight] = last ? [HEIGHT - GUTTER, HEIGHT - GUTTER] : [low + slope / 2, low - slope / 2];
    const [top, bottom] = [(x: number) => upLeft + ((upRight - upLeft) * x) / WIDTH, (x: number) => lowLeft + ((lowRight - lowLeft) * x) / WIDTH];
    const wide = cells.reduce((sum, [share]) => sum + share, 0);
    const space = WIDTH - GUTTER * (cells.length + 1);
    let left = GUTTER;
    const drawn = cells.map(([share, draw], cell) => {
      const right = left + (space * share) / wide;
      const [leanLeft, leanRight] = [cell === 0 ? 0 : lean / 2, cell === cells.length - 1 ? 0 : lean / 2];
      const corners: [Point, Point, Point, Point] = [
        [left + leanLeft, top(left + leanLeft)],
        [right + leanRight, top(right + leanRight)],
        [right - leanRight, bottom(right - leanRight)],
        [left - leanLeft, bottom(left - leanLeft)],
      ];
      left = right + GUTTER;
      return frame(corners, draw, `p${row}${cell}`);
    });
    [upLeft, upRight] = [lowLeft + GUTTER, lowRight + GUTTER];
    return drawn.join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><g fill="none" stroke="${INK}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${panels.join('')}</g></svg>\n`;
}
