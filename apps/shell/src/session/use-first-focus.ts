import { useEffect, useRef } from 'react';

/** Takes the focus to where one begins. On a page of its own (`onPage`) the form is there before its program: who has begun to write by then stays where they are. */
export function useFirstFocus(focus: () => void, onPage = false): void {
  const first = useRef(focus);
  useEffect(() => {
    if (!onPage || !(document.activeElement instanceof HTMLInputElement)) first.current();
  }, [onPage]);
}
