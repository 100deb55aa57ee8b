import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { onPressOutside } from './press-outside.ts';
import styles from './details-menu.module.css';

export interface DetailsMenu {
  /** For the `details` itself. */
  readonly props: { readonly ref: RefObject<HTMLDetailsElement | null>; onBlur(event: FocusEvent<HTMLDetailsElement>): void };
  /** Class of a `details` that its panel hangs from. */
  readonly frame: string | undefined;
  /** Class of what hangs from it, with its right ends in line. */
  readonly panel: string | undefined;
  close(): void;
}

/** A `details` as a menu: it opens and works without JavaScript; with it Escape, a press elsewhere (which does nothing else) and leaving it by Tab close it. Escape gives the focus back. */
export function useDetailsMenu(): DetailsMenu {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const escaped = ({ key }: KeyboardEvent) => {
      const menu = ref.current;
      if (key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const ignore = onPressOutside(
      // One that is closed, or not there at this width, has no outside.
      () => (ref.current?.open && isShown(ref.current) ? ref.current : document),
      () => {
        if (ref.current) ref.current.open = false;
      },
    );
    document.addEventListener('keydown', escaped);
    return () => {
      ignore();
      document.removeEventListener('keydown', escaped);
    };
  }, []);
  return {
    frame: styles.menu,
    panel: styles.panel,
    props: {
      ref,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      },
    },
    close: () => {
      if (ref.current) ref.current.open = false;
    },
  };
}

/** Browsers of before 2024 do not tell; there it is taken for shown. */
const isShown = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility();
