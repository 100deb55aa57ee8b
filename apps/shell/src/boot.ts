import type { DehydratedState } from '@tanstack/react-query';
import type { Language, Output, RemoteName } from '@portal/contracts';
import type { userCalls } from '@portal/contracts/user';
import type { NamespaceOverrides } from '@portal/i18n';
import type { Prefs, Site, Style } from '@portal/platform';
import type { Releases } from './federation/releases.ts';

/** An error of the router as it travels with the page. `call`: an ApiError, so that the browser's first render shows the same state. */
export type BootError = { type: 'response'; status: number; data: unknown } | { type: 'call'; kind: string; status: number } | { type: 'other' };

/** What became of a log-in that was posted as a form, before the page's program was there: what the browser is to keep, or what the form shows again. */
export type Posted =
  | { status: 'entered'; session: Output<typeof userCalls.login> }
  /** `message`: the server's own words, null where it had none. */
  | { status: 'refused'; username: string; message: string | null };

export type Preview = Partial<Record<RemoteName, string>>;

/** What a page brings along: the releases it was made with, and the data it was rendered from. */
export interface Boot {
  /** Of what this page was made, as in `/builds/latest.json`. */
  build: string;
  /** Versions that only this page shows, by remote; null: it is what its visitor usually gets. */
  preview: Preview | null;
  /** This page is the answer to a log-in. */
  posted: Posted | null;
  /** By which this page reports failures; empty: it does not. */
  visit: string;
  prefs: Prefs;
  site: Site;
  /** An operator's texts that the page was rendered with: of its language and Vietnamese, of the shell and of what was rendered. `more`: there are others. */
  operators: { texts: Partial<Record<Language, NamespaceOverrides>>; more: boolean };
  styles: Style[];
  /** Of the shell's pages that have a chunk of their own. */
  laterStyles: Style[];
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
