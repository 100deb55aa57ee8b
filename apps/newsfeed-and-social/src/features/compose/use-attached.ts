import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@portal/api-client';
import { limits } from '@portal/contracts';
import type { PostCard } from '@portal/contracts/newsfeed';
import { useApp, type Viewer } from '@portal/platform';
import { queries } from '../../queries.ts';
import { ownLinksIn } from './own-links.ts';

interface Begun {
  /** Path of the page that the post shows to begin with. */
  link: string | null;
  /** Its card, where that is known. */
  card?: PostCard | null | undefined;
  viewer: Viewer;
  /** What is written already: its pages were left off, or taken off before. */
  written: string;
}

/** The page of the portal that a post shows: chosen, or found in what is written. One that was taken off is not found again. */
export function useAttached({ link: begun, card, viewer, written }: Begun) {
  const a = useApp();
  const [{ path, found }, set] = useState({ path: begun, found: false });
  const [refused] = useState(() => new Set<string | null>(begun === null && written ? ownLinksIn(written, location.origin) : []));
  const query = useQuery({ ...queries.card(a, path ?? '', viewer), enabled: path !== null && path !== card?.link });
  const isNone = path !== null && isApiError(query.error) && (query.error.kind === 'notFound' || query.error.kind === 'badInput');
  const open = isNone ? null : path;
  const shown = path !== null && path === card?.link ? card : query.data;
  const leave = (next: { path: string | null; found: boolean }) => {
    refused.add(path);
    set(next);
  };
  return {
    /** What is posted. Nobody asked for a page that is found: it goes along once there is something to see of it. */
    link: found && !shown ? null : open,
    /** Shown, or on its way. */
    open,
    /** Undefined until it is there. */
    card: shown,
    loading: query.isLoading,
    /** Somebody asked for a page that has no card, or is gone. */
    isNone: isNone && !found,
    attach: (chosen: string) => set({ path: chosen, found: false }),
    remove: () => leave({ path: null, found: false }),
    /** Looks for a page in what was pasted, or written so far. */
    look(text: string, typed = false) {
      if (open !== null) return;
      const seen = ownLinksIn(text, location.origin, { typed }).find((each) => each !== path && each.length <= limits.postLink && !refused.has(each));
      if (seen !== undefined) leave({ path: seen, found: true });
    },
  };
}
export type Attached = ReturnType<typeof useAttached>;
