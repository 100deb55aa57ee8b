import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useApp } from '@portal/platform';

/** As in the style sheet. */
const PHONE = '(max-width: 1023.98px)';
/** Milliseconds: a press on 'send' takes the focus from the field and gives it back; the room must not move below the finger. */
const SETTLES = 250;

/**
 * Whether one writes in the chat of the room on a phone: a field of it has the focus; one in another part of the room scrolls as on any page. The room then fills what the keyboard leaves of the screen, which is told to the
 * style sheet as `--screen-top` and `--screen-height` (px). Ends with the focus, and when the keyboard is put away while the field keeps it.
 */
export function useTyping(room: RefObject<HTMLElement | null>, chat: string): { typing: boolean; stop(): void } {
  const { clock } = useApp();
  const [typing, setTyping] = useState(false);
  const scrolled = useRef(0);

  useEffect(() => {
    const element = room.current;
    if (!element || typeof matchMedia !== 'function') return;
    let settle = () => {};
    const look = () => {
      settle();
      const field = document.activeElement;
      const writes = matchMedia(PHONE).matches && element.contains(field) && field?.matches('textarea, input[type=text]') && field.closest(chat) !== null;
      if (writes) {
        scrolled.current = scrollY;
        setTyping(true);
      } else settle = clock.after(SETTLES, () => setTyping(false));
    };
    element.addEventListener('focusin', look);
    element.addEventListener('focusout', look);
    return () => {
      settle();
      element.removeEventListener('focusin', look);
      element.removeEventListener('focusout', look);
    };
  }, [room, chat, clock]);

  useLayoutEffect(() => {
    const element = room.current;
    const screen = window.visualViewport;
    if (!typing || !element) return;
    const back = scrolled.current;
    let least = Number.POSITIVE_INFINITY;
    const fit = () => {
      const height = screen?.height ?? innerHeight;
      element.style.setProperty('--screen-top', `${screen?.offsetTop ?? 0}px`);
      element.style.setProperty('--screen-height', `${height}px`);
      least = Math.min(least, height);
      // The keyboard was here (a fifth of the screen and more) and has gone.
      if (height > least * 1.25) (document.activeElement as HTMLElement | null)?.blur();
    };
    fit();
    screen?.addEventListener('resize', fit);
    screen?.addEventListener('scroll', fit);
    addEventListener('resize', fit);
    return () => {
      screen?.removeEventListener('resize', fit);
      screen?.removeEventListener('scroll', fit);
      removeEventListener('resize', fit);
      element.style.removeProperty('--screen-top');
      element.style.removeProperty('--screen-height');
      // The page was shorter without the room.
      requestAnimationFrame(() => scrollTo({ top: back }));
    };
  }, [typing, room]);

  return { typing, stop: () => (document.activeElement as HTMLElement | null)?.blur() };
}
