import { createContext, useContext, useEffect } from 'react';
import type { SessionStore } from '../session/session-store.ts';

/** What only the shell's own parts see: the full session, not the read-only one of the remotes. Both are absent on the server, where everybody is anonymous. */
export interface ShellContext {
  session: SessionStore | undefined;
  /** A part of the first page has been hydrated. */
  mounted?: (part: string) => void;
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
