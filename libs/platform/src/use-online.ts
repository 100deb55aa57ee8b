import { useEffect, useRef, useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the device has a network; true on the server, and in the first render of the browser. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

/** Calls back whenever the device has a network again: what failed for want of it tries once more. */
export function useBackOnline(then: () => void): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    const back = () => latest.current();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
}
