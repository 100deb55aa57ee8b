import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds a finger rests before it means more than a tap. */
const HOLD = 400;
/** Milliseconds a mouse rests, so that passing over opens nothing. */
const HOVER = 350;

/** Handlers for an element that does one thing when pressed and another (`onHold`) when held or hovered. */
export function usePressAndHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const wait = (ms: number, hold: boolean) => {
    stop();
    timer.current = setTimeout(() => {
      held.current = hold;
      onHold();
    }, ms);
  };
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') wait(HOVER, false);
    },
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      if (event.pointerType === 'mouse') stop();
      else wait(HOLD, true);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    // A held finger would open the device's own menu.
    onContextMenu: (event: MouseEvent) => {
      if (held.current) event.preventDefault();
    },
    /** The press that ends a hold is not a press. */
    wasHeld: (): boolean => {
      const was = held.current;
      held.current = false;
      return was;
    },
  };
}
