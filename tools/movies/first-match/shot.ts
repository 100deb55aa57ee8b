import type { Row } from '@portal/comics/panels';
import { HIGH, WIDE } from '../film.ts';
import { eased, fine, mix, passed } from './motion.ts';

/** What the camera sees of a panel: as wide as it says, and 16:9. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

/** A panel that fills the frame for some seconds. */
export interface Shot {
  readonly name: string;
  /** The seconds of the film in which it is seen alone. */
  readonly from: number;
  readonly to: number;
  /** It comes up over the one before, which is seen on until it is there. */
  readonly fades: boolean;
  /** Of the panel. */
  readonly size: readonly [wide: number, high: number];
  readonly views: readonly [first: View, last: View];
  /** When the camera moves, in seconds after `from`, if not all the time. */
  readonly moves?: readonly [start: number, end: number];
  /** Somebody walks along with the camera, which then has one speed. */
  readonly steady?: boolean;
  /** The panel, so many seconds after `from`. */
  readonly draw: (seconds: number) => string;
}

export const FADE = 0.4;

/** Where the camera of a shot is. It moves on while the next one comes up. */
export function viewAt({ from, to, views: [first, last], moves: [start, end] = [0, to + FADE - from], steady }: Shot, seconds: number): View {
  const part = (steady ? passed : eased)(seconds, from + start, from + end);
  return { x: mix(first.x, last.x, part), y: mix(first.y, last.y, part), wide: mix(first.wide, last.wide, part) };
}

/** The whole frame, as the camera of a shot sees it. */
export function framed(shot: Shot, seconds: number): string {
  const { x, y, wide } = viewAt(shot, seconds);
  return `<g transform="scale(${String(WIDE / wide)}) translate(${fine(-x)} ${fine(-y)})">${shot.draw(seconds - shot.from)}</g>`;
}

/** The widest view of a panel, somewhere from its top left (0) to its bottom right (1); `part` of it makes it closer. */
export function view([wide, high]: Shot['size'], across: number, down: number, part = 1): View {
  const most = Math.min(wide, (high * WIDE) / HIGH) * part;
  return { x: (wide - most) * across, y: (high - (most * HIGH) / WIDE) * down, wide: most };
}

/** A panel of the comic, drawn at a size. */
export function panel(row: Row, cell: number, [wide, high]: Shot['size']): string {
  const found = row.panels[cell];
  if (!found) throw new Error(`No panel ${cell}`);
  return found[1](wide, high);
}
