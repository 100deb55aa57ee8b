import type { StaticHandler } from 'react-router-dom';
import type { Loaded } from '../federation/releases.ts';
import type { Row } from '@portal/contracts';

/** Routers of pages, made once per release and row. One goes with its release: a handler that stayed would keep all of its code in memory. */
export function createHandlers() {
  /** Pages that need no release: the shell's own, those left to the browser, those of a remote that is away. As many as there are rows. */
  const own = new Map<string, StaticHandler>();
  const byRelease = new WeakMap<Loaded, Map<string, StaticHandler>>();
  const keyOf = (row: Row | undefined) => row?.prefix ?? '';

  function kept(main: Loaded | undefined): Map<string, StaticHandler> {
    if (!main) return own;
    let handlers = byRelease.get(main);
    if (!handlers) byRelease.set(main, (handlers = new Map()));
    return handlers;
  }
  return {
    of(row: Row | undefined, main: Loaded | undefined, make: () => StaticHandler): StaticHandler {
      const handlers = kept(main);
      const key = keyOf(row);
      let handler = handlers.get(key);
      if (!handler) handlers.set(key, (handler = make()));
      return handler;
    },
    forget(row: Row | undefined, main: Loaded | undefined): void {
      kept(main).delete(keyOf(row));
    },
  };
}
