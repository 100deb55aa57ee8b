import { useEffect, useMemo, useState, type Dispatch, type PointerEvent, type RefObject } from 'react';
import { Fingers, swipeOf, WheelTicks, type Finger } from './overlay-input.ts';
import { isMovable, type OverlayAction, type OverlayState, type Point, type Room } from './overlay-state.ts';

const still: Point = { x: 0, y: 0 };

export interface GestureParts {
  readonly stage: RefObject<HTMLElement | null>;
  readonly media: RefObject<HTMLElement | null>;
  readonly state: OverlayState;
  readonly dispatch: Dispatch<OverlayAction>;
  readonly onClose: () => void;
}

/** Wheel, pinch, drag and swipe on the stage. `follow` is how far a swipe has gone. */
export function useGestures({ stage, media, state, dispatch, onClose }: GestureParts) {
  const [follow, setFollow] = useState<{ readonly by: Point; readonly held: boolean }>({ by: still, held: false });
  const fingers = useMemo(() => new Fingers(), []);

  useEffect(() => {
    const element = stage.current;
    const ticks = new WheelTicks();
    const roll = (event: WheelEvent) => {
      // Neither the page behind nor the browser's own zoom.
      event.preventDefault();
      const direction = ticks.tick({ deltaY: event.deltaY, deltaMode: event.deltaMode, at: event.timeStamp });
      const room = roomOf(stage.current, media.current);
      if (direction) dispatch({ type: 'step', direction, at: fromMiddle(stage.current, event), ...(room && { room }) });
    };
    // React's own listener could not prevent: browsers take it for passive.
    element?.addEventListener('wheel', roll, { passive: false });
    return () => element?.removeEventListener('wheel', roll);
  }, [stage, media, dispatch]);

  const fingerOf = (event: PointerEvent): Finger => ({ id: event.pointerId, ...fromMiddle(stage.current, event) });
  const rest = () => setFollow({ by: still, held: false });
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A video has controls of its own.
      if (event.button !== 0 || (event.target as Element).closest('button, a, input, video')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.press(fingerOf(event));
      setFollow({ by: still, held: true });
    },
    onPointerMove(event: PointerEvent) {
      const move = fingers.move(fingerOf(event));
      const room = roomOf(stage.current, media.current);
      if (!move || !room) return;
      if (move.kind === 'pinch') dispatch({ type: 'pinch', ratio: move.ratio, at: move.at, room });
      else if (isMovable(state, room)) dispatch({ type: 'pan', by: move.by, room });
      else setFollow({ by: Math.abs(move.total.x) > Math.abs(move.total.y) ? { x: move.total.x, y: 0 } : { x: 0, y: Math.max(0, move.total.y) }, held: true });
    },
    onPointerUp(event: PointerEvent) {
      const total = fingers.lift(fingerOf(event));
      rest();
      const room = roomOf(stage.current, media.current);
      const swipe = total && room && !isMovable(state, room) ? swipeOf(total) : undefined;
      if (swipe === 'close') onClose();
      else if (swipe) dispatch({ type: 'go', to: swipe });
    },
    onPointerCancel() {
      fingers.cancel();
      rest();
    },
  };
  return { handlers, follow };
}

function fromMiddle(stage: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = stage?.getBoundingClientRect();
  return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : still;
}

/** Measured before any zoom: `offsetWidth` knows nothing of transforms. */
export function roomOf(stage: HTMLElement | null, media: HTMLElement | null): Room | undefined {
  if (!stage || !media) return stage ? { stage: sizeOf(stage), picture: { width: 0, height: 0 } } : undefined;
  return { stage: sizeOf(stage), picture: sizeOf(media) };
}
const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({ width: offsetWidth, height: offsetHeight });
