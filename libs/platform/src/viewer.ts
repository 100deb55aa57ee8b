import type { SessionState } from './session.ts';

/** Whose answers: a member's id, or `NOBODY`. */
export type Viewer = number;
/** Nobody in particular: the server, a guest, and a browser that does not know yet whose it is. */
export const NOBODY: Viewer = 0;

/** To be called by observers, and in loaders. */
export const viewerOf = (state: SessionState): Viewer => (state.status === 'user' ? state.user.userId : NOBODY);
