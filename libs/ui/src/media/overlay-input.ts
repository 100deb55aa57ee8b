import { ZOOM } from '@portal/domain';
import type { OverlayAction, Point } from './overlay-state.ts';

/** What a key asks for; `pan` is how far the view moves, in pixels. Escape is the dialog's. */
export type KeyCommand = Exclude<OverlayAction, { type: 'pan' | 'pinch' }> | { readonly type: 'pan'; readonly by: Point };
type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const PAN = 80;
const pan = (x: number, y: number): KeyCommand => ({ type: 'pan', by: { x: x * PAN, y: y * PAN } });

/** Keys of the overlay: + - 0 zoom, arrows left and right turn the page (with Shift they move the picture, as up and down do), Home and End go to the ends. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): KeyCommand | undefined {
  // Those are the browser's.
  if (ctrlKey || metaKey || altKey) return undefined;
  switch (key) {
    case '+':
    case '=':
      return { type: 'step', direction: 'in' };
    case '-':
    case '_':
      return { type: 'step', direction: 'out' };
    case '0':
      return { type: 'zoom', to: ZOOM.initial };
    case 'ArrowLeft':
      return shiftKey ? pan(1, 0) : { type: 'go', to: 'previous' };
    case 'ArrowRight':
      return shiftKey ? pan(-1, 0) : { type: 'go', to: 'next' };
    case 'ArrowUp':
      return pan(0, 1);
    case 'ArrowDown':
      return pan(0, -1);
    case 'PageUp':
      return { type: 'go', to: 'previous' };
    case 'PageDown':
      return { type: 'go', to: 'next' };
    case 'Home':
      return { type: 'go', to: 'first' };
    case 'End':
      return { type: 'go', to: 'last' };
    default:
      return undefined;
  }
}

/** Pixels of a wheel that is rolled finely (a touchpad) which make a tick. */
const TICK = 60;
/** After this long (ms) a turn of the wheel begins anew. */
const PAUSE = 150;

/** Makes ticks of a wheel: each notch of a mouse is one, a touchpad's stream of small moves gathers to some. */
export class WheelTicks {
  private gathered = 0;
  private last = Number.NEGATIVE_INFINITY;

  /** `at` in milliseconds. */
  tick({ deltaY, deltaMode, at }: { deltaY: number; deltaMode: number; at: number }): 'in' | 'out' | undefined {
    if (deltaY === 0) return undefined;
    // Lines and pages come from wheels with notches.
    const begins = deltaMode !== 0 || at - this.last > PAUSE || Math.sign(deltaY) !== Math.sign(this.gathered || deltaY);
    this.last = at;
    this.gathered = begins ? deltaY : this.gathered + deltaY;
    if (!begins && Math.abs(this.gathered) < TICK) return undefined;
    // Keeps its sign, so that turning back is noticed.
    this.gathered = Math.sign(deltaY) * Number.EPSILON;
    return deltaY < 0 ? 'in' : 'out';
  }
}

export interface Finger extends Point {
  readonly id: number;
}
export type Move =
  /** `by` since the last move, `total` since it was laid down. */
  { readonly kind: 'drag'; readonly by: Point; readonly total: Point } | { readonly kind: 'pinch'; readonly ratio: number; readonly at: Point };

/** Follows fingers (or a mouse): one drags, two pinch. */
export class Fingers {
  private readonly down = new Map<number, Finger>();
  private start: Point | undefined;

  press(finger: Finger): void {
    this.down.set(finger.id, finger);
    // Who has pinched does not swipe with the finger that stays.
    this.start = this.down.size === 1 ? finger : undefined;
  }

  move(finger: Finger): Move | undefined {
    const before = this.down.get(finger.id);
    if (!before) return undefined;
    const other = [...this.down.values()].find(({ id }) => id !== finger.id);
    this.down.set(finger.id, finger);
    if (other)
      return {
        kind: 'pinch',
        ratio: distance(finger, other) / Math.max(1, distance(before, other)),
        at: { x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 },
      };
    const by = difference(finger, before);
    return { kind: 'drag', by, total: this.start ? difference(finger, this.start) : by };
  }

  /** How far the one finger went; undefined while others are down, and after a pinch. */
  lift(finger: Finger): Point | undefined {
    if (!this.down.delete(finger.id) || this.down.size > 0 || !this.start) return undefined;
    const total = difference(finger, this.start);
    this.start = undefined;
    return total;
  }

  cancel(): void {
    this.down.clear();
    this.start = undefined;
  }
}

const difference = (to: Point, from: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How far (px) one swipes at least. */
const ACROSS = 50;
const DOWN = 90;

/** Left and right turn the page, down closes. */
export function swipeOf({ x, y }: Point): 'previous' | 'next' | 'close' | undefined {
  if (Math.abs(x) > Math.abs(y)) return x <= -ACROSS ? 'next' : x >= ACROSS ? 'previous' : undefined;
  return y >= DOWN ? 'close' : undefined;
}
