import { useSyncExternalStore } from 'react';

/** From this width on there is a column beside the feed (page-grid.module.css). */
const WIDE = '(min-width: 1024px)';

function onChange(listener: () => void): () => void {
  const width = typeof matchMedia === 'function' ? matchMedia(WIDE) : undefined;
  width?.addEventListener('change', listener);
  return () => width?.removeEventListener('change', listener);
}

/** Whether what stands beside the feed is seen; false on the server, and where that cannot be known. */
export const useRoomBeside = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => typeof matchMedia === 'function' && matchMedia(WIDE).matches,
    () => false,
  );
