import { createContext, useContext, useEffect } from 'react';
import type { Prefs } from '@portal/platform';
import type { Toaster } from '@portal/ui';
import type { Posted, Preview } from '../boot.ts';
import type { Places } from '../client/places.ts';
import type { Install } from '../pwa/install.ts';
import type { Texts } from '../texts.ts';
import type { SessionStore } from '../session/session-store.ts';

/** What only the shell's own parts see: the full session, not the read-only one of the remotes. Both are absent on the server, where everybody is anonymous. */
export interface ShellContext {
  session: SessionStore | undefined;
  /** Of this page: what says more than the frame brings its texts with its code. */
  texts?: Texts;
  /** What `notify` of the page's context shows, for the frame to draw. */
  toaster?: Toaster;
  /** A part of the first page has been hydrated. */
  mounted?: (part: string) => void;
  /** Loads an address whole, because its code did not load; false: not now (section 8). */
  reload?: (path: string) => boolean;
  /** The browser's offer to install the portal. */
  install?: Install;
  /** Turns the page to another language, theme or zone without loading it anew; rejects when it cannot. Absent: plain links do it. */
  choose?: (changed: Partial<Prefs>) => Promise<void>;
  /** Where one was on each page. */
  places?: Pick<Places, 'arrived'>;
  /** What became of the log-in that this page answers. */
  posted?: Posted | null;
  /** Versions that only this page shows. */
  preview?: Preview | null;
}

const Context = createContext<ShellContext>({ session: undefined });
export const ShellProvider = Context;
export const useShell = (): ShellContext => useContext(Context);

/** Stands inside a Suspense boundary and tells when the boundary is hydrated: React does so bit by bit, and nothing may change before its part is. */
export function Mounted({ part }: { part: string }) {
  const { mounted } = useShell();
  useEffect(() => mounted?.(part), [mounted, part]);
  return null;
}
