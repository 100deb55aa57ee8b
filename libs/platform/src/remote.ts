import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PrefixOf, RemoteName, SlotName, SlotProps, Theme } from '@portal/contracts';
import type { TextSource } from '@portal/i18n';
import type { AppContext } from './app.tsx';

/** A style sheet of a release. `file`: its name within the release, by which a lazy chunk finds it already there. */
export interface Style {
  href: string;
  integrity?: string | undefined;
  file?: string | undefined;
}

/** Runs before the slot renders, on the server and in the browser: prefill queries, or return plain data for the component. */
export type SlotLoad<P> = (context: AppContext, props: P) => Promise<unknown>;

/** A remote's pages: everything below each of its prefixes in the route table. Each page its own chunk through `lazy`. */
export type RoutesOf<N extends RemoteName> = { readonly [P in PrefixOf<N>]: RouteObject[] };

/** `handle` of a route: what the shell does for its page. */
export interface PageHandle {
  /** What this page says, and those below it, besides the remote's `messages`. They are there before the page is. */
  texts?: TextSource;
  /** The theme that it forces (section 1), the innermost counting. */
  theme?: Theme;
}

/** What a remote exposes, as `remote.tsx` (architecture: "the only exposed module"). */
export interface Remote {
  /** By prefix (`'/truc-tiep'`), see `RoutesOf`. */
  routes: Record<string, RouteObject[]>;
  /**
   * Parts offered to other pages: the component gets the slot's props, and `data`, what `load` returned (JSON). `texts`: what it says besides `messages`.
   * `apart`: its code is a chunk of its own (`lazy`), whose style sheets the server's page must have too.
   */
  slots?: { [N in SlotName]?: { load?: SlotLoad<SlotProps<N>>; texts?: TextSource; apart?: true; Component: ComponentType<SlotProps<N> & { data: never }> } };
  /** What more than one of its parts says; one that says much alone brings that itself (`texts`). Namespace of both: the remote's name. */
  messages: TextSource;
}
