/** What becomes of the page: out of sight, in sight again, left; the device's network there again, or gone. */
export type PageMoment = 'hidden' | 'visible' | 'unloaded' | 'network' | 'noNetwork';

/** Calls back until the returned function is called. */
export type PageEvents = (listener: (moment: PageMoment) => void) => () => void;

/** Of this page. `pagehide` instead of `unload`: phones know no other, and a page the browser keeps may come back. */
export const pageEvents: PageEvents = (listener) => {
  const seen = () => listener(document.visibilityState === 'visible' ? 'visible' : 'hidden');
  const left = () => listener('unloaded');
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener('visible');
  };
  const network = () => listener('network');
  const noNetwork = () => listener('noNetwork');
  document.addEventListener('visibilitychange', seen);
  addEventListener('pagehide', left);
  addEventListener('pageshow', back);
  addEventListener('online', network);
  addEventListener('offline', noNetwork);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('pagehide', left);
    removeEventListener('pageshow', back);
    removeEventListener('online', network);
    removeEventListener('offline', noNetwork);
  };
};
