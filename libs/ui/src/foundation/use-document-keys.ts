import { useEffect, useRef } from 'react';

/**
 * Hears keys wherever the focus is. `deed` says whether it did anything: what it does not do is left to the browser. Keys with Ctrl, Alt or the command key are the
 * browser's, and what somebody else has answered is answered.
 */
export function useDocumentKeys(deed: (event: KeyboardEvent, at: Element) => boolean): void {
  const latest = useRef(deed);
  useEffect(() => {
    latest.current = deed;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return;
      if (latest.current(event, target)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
