import { createContext, useContext } from 'react';
import type { SessionStore } from '../session/session-store.ts';

/** What only the shell's own parts see: the full session, not the read-only one of the remotes. Absent on the server, where everybody is anonymous. */
export interface ShellContext { session: SessionStore | undefined }

const Context = createContext<ShellContext>({ session: undefined });
export const ShellProvider = Context;
export const useShell = (): ShellContext => useContext(Context);
