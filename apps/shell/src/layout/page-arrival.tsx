import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '@portal/ui';

/**
 * Says that another page is there to who does not see it: its title is told, and the focus goes to its heading, as it would if the browser had loaded it.
 * A part of the same page (a tab, a filter: they live in the query) is none, nor is the first page. Where the page or a dialog has taken the focus, it stays.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const before = useRef(pathname);
  useEffect(() => {
    if (pathname === before.current) return;
    const left = document.activeElement;
    const arrived = () => {
      const heading = document.querySelector<HTMLElement>('#content h1');
      if (!heading) return false;
      before.current = pathname;
      setTitle(document.title);
      if (!hash && !isTaken(left)) focusOn(heading);
      return true;
    };
    if (arrived()) return;
    // A page whose code or data comes after its frame.
    const growing = new MutationObserver(() => {
      if (arrived()) growing.disconnect();
    });
    growing.observe(document.getElementById('content') ?? document.body, { childList: true, subtree: true });
    return () => growing.disconnect();
  }, [pathname, hash]);
  useEffect(() => {
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (part) focusOn(part);
  }, [hash]);
  return (
    <VisuallyHidden as="div">
      <div role="status">{title}</div>
    </VisuallyHidden>
  );
}

/** The focus is somewhere by intent: in a dialog, or in a field of the page that has come. What had it `before` the page came had it for the way here. */
function isTaken(before: Element | null): boolean {
  const now = document.activeElement;
  return now !== null && (now.closest('dialog, [role=dialog], [role=alertdialog]') !== null || (now !== before && now.matches('input, textarea, select')));
}

/** What takes no focus by itself does for this once. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
