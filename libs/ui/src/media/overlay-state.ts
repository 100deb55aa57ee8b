import { clampZoom, overlayMediaKind, stepZoom, ZOOM, type MediaKind } from '@portal/domain';

export interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
/** What is measured on the screen, in CSS pixels: the room there is, and the picture in it at zoom 1. */
export interface Room {
  readonly stage: Size;
  readonly picture: Size;
}

/** What the overlay shows: the `index`th of `count`, at a zoom, moved from the middle by x and y. `fit`: as high as the stage. */
export interface OverlayState extends Point {
  readonly index: number;
  readonly count: number;
  readonly zoom: number;
  readonly fit: boolean;
}

export type OverlayAction =
  | { readonly type: 'go'; readonly to: 'previous' | 'next' | 'first' | 'last' | number }
  /** One step of 0.3; `at` is the point under the pointer, from the middle of the stage, which stays where it is. */
  | { readonly type: 'step'; readonly direction: 'in' | 'out'; readonly at?: Point; readonly room?: Room }
  | { readonly type: 'zoom'; readonly to: number }
  | { readonly type: 'pinch'; readonly ratio: number; readonly at: Point; readonly room: Room }
  | { readonly type: 'pan'; readonly by: Point; readonly room: Room }
  | { readonly type: 'fit' };

const whole = { zoom: ZOOM.initial, x: 0, y: 0 } as const;

export const openAt = (index: number, count: number): OverlayState => ({ ...whole, index: within(index, count), count, fit: false });

/** Every rule of the media preview (specification, sections 2, 5 and 9) that is not the screen's. */
export function overlay(state: OverlayState, action: OverlayAction): OverlayState {
  switch (action.type) {
    case 'go': {
      const index = within(placeOf(action.to, state), state.count);
      // Zoom resets on navigation; at either end there is none.
      return index === state.index ? state : { ...state, ...whole, index };
    }
    case 'step':
      return zoomed(state, stepZoom(state.zoom, action.direction), action.at, action.room);
    case 'zoom':
      return zoomed(state, clampZoom(action.to));
    case 'pinch':
      return zoomed(state, clampZoom(state.zoom * action.ratio), action.at, action.room);
    case 'pan':
      return { ...state, ...held({ x: state.x + action.by.x, y: state.y + action.by.y }, state.zoom, action.room) };
    case 'fit':
      return { ...state, ...whole, fit: !state.fit };
  }
}

function placeOf(to: Extract<OverlayAction, { type: 'go' }>['to'], { index, count }: OverlayState): number {
  switch (to) {
    case 'previous':
      return index - 1;
    case 'next':
      return index + 1;
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    default:
      return to;
  }
}

const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, Math.trunc(index) || 0));

/** At another zoom, the point `at` staying where it is. */
function zoomed(state: OverlayState, zoom: number, at: Point = { x: 0, y: 0 }, room?: Room): OverlayState {
  const ratio = zoom / state.zoom;
  const moved = { x: at.x - (at.x - state.x) * ratio, y: at.y - (at.y - state.y) * ratio };
  return { ...state, zoom, ...(room ? held(moved, zoom, room) : zoom <= 1 ? { x: 0, y: 0 } : moved) };
}

/** No further than to the picture's edge; what fits stays in the middle. */
function held({ x, y }: Point, zoom: number, { stage, picture }: Room): Point {
  const reach = (inside: number, outside: number) => Math.max(0, (inside * zoom - outside) / 2);
  const [across, down] = [reach(picture.width, stage.width), reach(picture.height, stage.height)];
  return { x: clamp(x, across), y: clamp(y, down) };
}
// Not -0, which would be another style than 0.
const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value)) || 0;

/** Whether dragging moves the picture (it is zoomed, or larger than the stage) or turns the page. */
export function isMovable({ zoom }: OverlayState, { stage, picture }: Room): boolean {
  return zoom > 1 || picture.width * zoom > stage.width + 1 || picture.height * zoom > stage.height + 1;
}

/** jpg, jpeg, png, gif and webp are pictures, anything else is a video (section 2). A drawing that travels with the page has no file name. */
export const kindOf = (address: string): MediaKind => (/^data:image\//i.test(address) ? 'image' : overlayMediaKind(address));
