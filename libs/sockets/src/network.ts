/** What the browser knows of the network. */
export interface NetworkWatch {
  /** A network is there again. */
  up(): void;
  /** The network went away: waiting for the heart-beat to notice would take half a minute. */
  down(): void;
  /** The page is looked at again; timers of a hidden page run late. */
  seen(): void;
}

/** Listens until the returned function is called. Does nothing where there is no window (the server). */
export function watchNetwork({ up, down, seen }: NetworkWatch): () => void {
  if (typeof window === 'undefined') return () => {};
  const visible = () => {
    if (document.visibilityState === 'visible') seen();
  };
  window.addEventListener('online', up);
  window.addEventListener('offline', down);
  document.addEventListener('visibilitychange', visible);
  return () => {
    window.removeEventListener('online', up);
    window.removeEventListener('offline', down);
    document.removeEventListener('visibilitychange', visible);
  };
}
