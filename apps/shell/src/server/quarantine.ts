import type { RemoteName } from '@portal/contracts';
import type { Quarantined } from './watchdog/messages.ts';

/** Releases that hung or ended a render worker of this machine. Who resolves releases leaves them out, so that the one before, or the last that worked, serves. */
export interface Quarantine {
  /** `since`: revision of the remote's last move. A move after the failure gives its releases another chance. */
  has(remote: RemoteName, version: string, since: number): boolean;
  /** What it did. */
  faultOf?(remote: RemoteName, version: string): Pick<Quarantined, 'kind' | 'message'> | undefined;
}

interface Source {
  quarantined: Quarantined[];
  onQuarantine(listener: (list: Quarantined[]) => void): void;
  tellSince(remote: RemoteName, since: number): void;
}

/** A worker's view of the list that the supervisor keeps. It tells the supervisor the revisions it is asked with: what fails next has failed under these. */
export function createQuarantine({ quarantined, onQuarantine, tellSince }: Source): Quarantine {
  const byRelease = (list: Quarantined[]) => new Map(list.map((entry) => [`${entry.culprit.remote}@${entry.culprit.version}`, entry]));
  let known = byRelease(quarantined);
  onQuarantine((list) => {
    known = byRelease(list);
  });
  const told = new Map<RemoteName, number>();
  return {
    has(remote, version, since) {
      if (told.get(remote) !== since) {
        told.set(remote, since);
        tellSince(remote, since);
      }
      // Not "later than": a registry started anew counts from the beginning.
      return known.get(`${remote}@${version}`)?.since === since;
    },
    faultOf: (remote, version) => known.get(`${remote}@${version}`),
  };
}
