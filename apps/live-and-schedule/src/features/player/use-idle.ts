import { useEffect, useState, type RefObject } from 'react';
import { useApp } from '@portal/platform';

/** Milliseconds without a movement after which the controls leave the picture. */
const STILL = 3_000;

/** Whether nobody has moved over `frame` for a while. Never while a control of it is held by the keyboard. */
export function useIdle(frame: RefObject<HTMLElement | null>, playing: boolean): boolean {
  const { clock } = useApp();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !playing) return setIdle(false);
    let stop = () => {};
    const stir = () => {
      stop();
      setIdle(false);
      stop = clock.after(STILL, () => setIdle(!element.querySelector(':focus-visible')));
    };
    const leave = () => {
      stop();
      stop = clock.after(STILL / 4, () => setIdle(!element.querySelector(':focus-visible')));
    };
    const names = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of names) element.addEventListener(name, stir);
    element.addEventListener('pointerleave', leave);
    stir();
    return () => {
      stop();
      for (const name of names) element.removeEventListener(name, stir);
      element.removeEventListener('pointerleave', leave);
    };
  }, [frame, playing, clock]);
  return idle;
}
