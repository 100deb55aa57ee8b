import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface DetailsMenu {
  /** For the `details` itself. */
  readonly props: { readonly ref: RefObject<HTMLDetailsElement | null>; onBlur(event: FocusEvent<HTMLDetailsElement>): void };
  close(): void;
}

/** A `details` as a menu: it opens and works without JavaScript; with it Escape, a press elsewhere and leaving it by Tab close it. Escape gives the focus back. */
export function useDetailsMenu(): DetailsMenu {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const open = ref.current;
      if (!open?.open) return;
      const leaving = event instanceof KeyboardEvent ? event.key === 'Escape' : !open.contains(event.target as Node);
      if (!leaving) return;
      open.open = false;
      if (event instanceof KeyboardEvent) open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return {
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
