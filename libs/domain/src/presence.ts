/** What happened to the page. */
export type PageEvent = 'mounted' | 'hidden' | 'unloaded' | 'visible';
/** `reload`: user info is loaded again and the token checked before anything else is said. */
export interface PresenceStep {
  reload: boolean;
  say: 'online' | 'offline' | null;
}

/**
 * What the page says about its visitor (specification, section 4): online when it mounts or is seen again with a token,
 * offline when it is hidden or unloaded with one; an unload says it for registered users only.
 */
export function presenceStep(event: PageEvent, { hasToken, isGuest }: { hasToken: boolean; isGuest: boolean }): PresenceStep {
  const leaves = event === 'hidden' || (event === 'unloaded' && !isGuest);
  const stays = event === 'mounted' || event === 'visible';
  return { reload: event === 'visible', say: !hasToken ? null : stays ? 'online' : leaves ? 'offline' : null };
}

/** The online socket is for registered users; guests get none (specification, sections 4 and 6). */
export function hasOnlineSocket({ hasToken, isGuest }: { hasToken: boolean; isGuest: boolean }): boolean {
  return hasToken && !isGuest;
}
