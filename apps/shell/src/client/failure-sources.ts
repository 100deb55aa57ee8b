import type { createBrowserRouter } from 'react-router-dom';
import type { Failures } from './failures.ts';

/** Outlives the page; `fetch` where the browser's queue for beacons is full. */
export function sendReport(body: string): void {
  const path = '/-/reports';
  const type = 'application/json';
  if (navigator.sendBeacon?.(path, new Blob([body], { type }))) return;
  void fetch(path, { method: 'POST', headers: { 'content-type': type }, body, keepalive: true }).catch(() => {});
}

/** Errors that nobody caught, and scripts and style sheets that do not load. */
export function watchWindow(target: Window, { failed, flush }: Pick<Failures, 'failed' | 'flush'>): void {
  // Captured: an element's own error event does not bubble.
  target.addEventListener(
    'error',
    (event) => {
      const element = event.target;
      if (element instanceof HTMLLinkElement) {
        // What is only fetched ahead is asked for again by whoever needs it.
        if (element.rel === 'stylesheet') failed('load', new Error(`did not load: ${element.href}`));
      } else if (element instanceof HTMLScriptElement) failed('load', new Error(`did not load: ${element.src}`));
      else if (event instanceof ErrorEvent && event.error) failed('error', event.error);
    },
    true,
  );
  target.addEventListener('unhandledrejection', ({ reason }) => failed('error', reason));
  target.addEventListener('pagehide', () => flush());
}

/** Errors of loaders: the router shows them without anything being thrown in a render. */
export function watchRouter(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>, { failed }: Pick<Failures, 'failed'>): void {
  // Those that came with the page were counted where it was rendered.
  const known = new WeakSet(objectsOf(router.state.errors));
  router.subscribe(({ errors, matches }) => {
    const home = matches.map(({ route }) => route.handle as { remote?: string; version?: string } | undefined).find((handle) => handle?.remote);
    for (const error of objectsOf(errors)) {
      if (known.has(error)) continue;
      known.add(error);
      failed('error', error, home && { at: `/remotes/${home.remote}/${home.version}/client/` });
    }
  });
}

const objectsOf = (errors: Record<string, unknown> | null): object[] =>
  Object.values(errors ?? {}).filter((error): error is object => typeof error === 'object' && error !== null);

/** For React's roots: what a boundary caught, and what none did. */
export const reactRootErrors = ({ failed }: Pick<Failures, 'failed'>) => {
  const tell = (error: unknown, { componentStack }: { componentStack?: string | undefined }) => {
    console.error(error);
    failed('render', error, { components: componentStack });
  };
  return { onCaughtError: tell, onUncaughtError: tell };
};
