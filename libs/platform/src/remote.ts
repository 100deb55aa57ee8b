import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Language, SlotName, SlotProps } from '@portal/contracts';
import type { Messages } from '@portal/i18n';
import type { AppContext } from './app.tsx';

/** A style sheet of a release. `file`: its name within the release, by which a lazy chunk finds it already there. */
export interface Style {
  href: string;
  integrity?: string | undefined;
  file?: string | undefined;
}

/** Runs before the slot renders, on the server and in the browser: prefill queries, or return plain data for the component. */
export type SlotLoad<P> = (context: AppContext, props: P) => Promise<unknown>;

/** What a remote exposes, as `remote.tsx` (architecture: "the only exposed module"). */
export interface Remote {
  /** Everything below the remote's prefixes of the shell's table, by prefix (`'/truc-tiep'`). Each page its own chunk through `lazy`. */
  routes: Record<string, RouteObject[]>;
  /** Parts offered to other pages: the component gets the slot's props, and `data`, what `load` returned (JSON). */
  slots?: { [N in SlotName]?: { load?: SlotLoad<SlotProps<N>>; Component: ComponentType<SlotProps<N> & { data: never }> } };
  /** Namespace = the remote's name. */
  messages: Record<Language, () => Promise<{ default: Messages }>>;
}
