import type { DehydratedState } from '@tanstack/react-query';
import type { RemoteName } from '@portal/contracts';
import type { Prefs, Style } from '@portal/platform';
import type { Releases } from './federation/releases.ts';

/** An error of the router as it travels with the page. `call`: an ApiError, so that the browser's first render shows the same state. */
export type BootError =
  | { type: 'response'; status: number; data: unknown }
  | { type: 'call'; kind: string; status: number }
  | { type: 'other' };

/** What a page brings along: the releases it was made with, and the data it was rendered from. */
export interface Boot {
  prefs: Prefs;
  styles: Style[];
  /** All remotes' releases, newest first; those used by this page stand first. Pinned until the page is left or reloaded. */
  releases: Releases;
  /** Remotes whose code the server ran for this page. */
  rendered: RemoteName[];
  /** The page's own remote is left to the browser. */
  clientOnly: boolean;
  queries: DehydratedState;
  /** By slot key; null: the place shows the fallback. */
  slots: Record<string, { value: unknown } | null>;
  router: { loaderData: Record<string, unknown>; errors: Record<string, BootError> | null };
}
