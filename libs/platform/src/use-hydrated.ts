import { useSyncExternalStore } from 'react';

const never = () => () => {};
/** False on the server and in the first render of the browser, true after: for parts that only a living page can show. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
