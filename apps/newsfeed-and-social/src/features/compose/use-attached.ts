import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { limits } from '@portal/contracts';
import type { PostCard } from '@portal/contracts/newsfeed';
import { useApp, type Viewer } from '@portal/platform';
import { queries } from '../../queries.ts';
import { ownLinksIn } from './own-link.ts';

interface Begun {
  /** Path of the page that the post shows to begin with. */
  link: string | null;
  /** Its card, where that is known. */
  card?: PostCard | null | undefined;
  viewer: Viewer;
  /** What is written already: its pages were left off, or taken off before. */
  written: string;
  /** A page that somebody asked for has no card, or is gone. */
  onNone: () => void;
}

/** The page of the portal that a post shows: chosen, or found in what is written. One that was taken off is not found again. */
export function useAttached({ link: begun, card, viewer, written, onNone }: Begun) {
  const a = useApp();
  const [{ link, found }, set] = useState({ link: begun, found: false });
  const refused = useRef<Set<string>>(undefined);
  refused.current ??= new Set(begun === null && written ? ownLinksIn(written, location.origin) : []);
  const refuse = (path: string | null) => path !== null && refused.current?.add(path);
  const query = useQuery({ ...queries.card(a, link ?? '', viewer), enabled: link !== null && link !== card?.link });
  const isNone = link !== null && isApiError(query.error) && (query.error.kind === 'notFound' || query.error.kind === 'badInput');
  useEffect(() => {
    if (!isNone) return;
    refuse(link);
    if (!found) onNone();
    set({ link: null, found: false });
    // Whoever hears of it is another function in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNone, link, found]);
  const shown = link !== null && link === card?.link ? card : query.data;
  return {
    // Nobody asked for one that is found: it goes along once there is something to see of it.
    link: isNone || (found && !shown) ? null : link,
    /** Shown, or on its way. */
    open: isNone ? null : link,
    /** Undefined until it is there. */
    card: shown,
    loading: query.isLoading,
    attach: (chosen: string) => set({ link: chosen, found: false }),
    remove() {
      refuse(link);
      set({ link: null, found: false });
    },
    /** Looks for a page in what was pasted, or written so far. */
    look(text: string, typed = false) {
      if (link !== null) return;
      const seen = ownLinksIn(text, location.origin, { typed }).find((path) => path.length <= limits.postLink && !refused.current?.has(path));
      if (seen !== undefined) set({ link: seen, found: true });
    },
  };
}
export type Attached = ReturnType<typeof useAttached>;
