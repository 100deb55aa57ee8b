import type { RemoteName, TokenRole } from '@portal/contracts';

/** Whose token came with a request. */
export interface Who {
  name: string;
  role: TokenRole;
  /** The one remote of a publish token. */
  remote: RemoteName | null;
}

/** What a call needs. `open`: nothing, unless the registry answers to tokens only. */
export type Right = { do: 'open' | 'read' | 'report' | 'manage' } | { do: 'publish'; remotes: readonly RemoteName[] };

export const registryItself: Who = { name: 'registry', role: 'manage', remote: null };

/** Who may do what (`tokenRoles` of the contract). */
export function may(who: Who, right: Right): boolean {
  if (who.role === 'manage') return true;
  switch (right.do) {
    case 'open':
    case 'read':
      return true;
    case 'report':
      return who.role === 'host';
    case 'publish':
      return who.role === 'publish' && right.remotes.every((remote) => remote === who.remote);
    case 'manage':
      return false;
  }
}
