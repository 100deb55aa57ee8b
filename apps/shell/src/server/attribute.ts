import { remoteNames, type RemoteName } from '@portal/contracts';

/** Versions by remote that may be blamed: those that came with the page. */
export type Blamable = Partial<Record<RemoteName, readonly string[]>>;
export interface Blamed {
  remote: RemoteName;
  version: string;
}

/** `/remotes/chat/1.4.0/client/…` in a browser, `portal://registry/releases/chat/1.4.0/server/…` here. */
const RELEASE = /(?:\/remotes|portal:\/\/registry\/releases)\/([a-z-]{1,40})\/([^/\s]{1,80})\/(?:client|server)\//;
/** What a visitor has put into their browser is nobody's release. */
const FOREIGN = /\b(?:chrome|moz|safari(?:-web)?|ms-browser)-extension:\/\//;

/**
 * Whose failure a stack tells of: the innermost frame that lies in a release. Frames of the shell and of shared packages say nothing, they only run what they are given. A frame of an extension, or
 * of a release that did not come with the page, ends the search: whatever called it is not to blame.
 */
export function attribute(stack: string, blamable: Blamable): Blamed | undefined {
  for (const line of stack.split('\n')) {
    if (FOREIGN.test(line)) return undefined;
    const found = RELEASE.exec(line);
    if (!found) continue;
    const remote = remoteNames.find((name) => name === found[1]);
    const version = decoded(found[2] ?? '');
    return remote && blamable[remote]?.includes(version) ? { remote, version } : undefined;
  }
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
