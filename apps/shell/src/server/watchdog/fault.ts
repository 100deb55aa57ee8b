import { z } from 'zod';
import { releaseVersion, remoteName, type RemoteName } from '@portal/contracts';

/** A release as it is named by the addresses of its code. */
export interface Culprit {
  remote: RemoteName;
  version: string;
}

/**
 * What a render worker leaves behind, written before it can end. `samples`: addresses of releases' code on the stack, innermost first, one list for each look at it.
 * `then`: it is about to be gone · it goes on until another has taken its place · it goes on, nothing is broken.
 */
export const lastWords = z.object({
  kind: z.enum(['hang', 'exit', 'memory']),
  samples: z.array(z.array(z.string().max(1_000)).max(50)).max(50),
  message: z.string().max(300),
  then: z.enum(['ends', 'replace', 'stays']),
});
export type LastWords = z.infer<typeof lastWords>;

export interface Fault {
  kind: LastWords['kind'];
  culprit: Culprit | null;
  message: string;
}

/** Where server code of releases comes from; their scripts carry it as their file name (server-modules.ts). */
export const RELEASES = 'portal://registry/releases/';
const ADDRESS = /portal:\/\/registry\/releases\/([a-z-]{1,60})\/([^/\s)]{1,200})\/server\//;

/** The release that the first address in a text (a stack, or one file name) belongs to. */
export function releaseAt(text: string): Culprit | null {
  const found = ADDRESS.exec(text);
  if (!found) return null;
  const remote = remoteName.safeParse(found[1]);
  const version = releaseVersion.safeParse(unescaped(found[2] ?? ''));
  return remote.success && version.success ? { remote: remote.data, version: version.data } : null;
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whose code is innermost in most of the looks. Looks without any release do not count: an endless chain of promises is between two steps more often than in one. */
export function culpritOf(samples: readonly (readonly string[])[]): Culprit | null {
  const votes = new Map<string, { culprit: Culprit; count: number }>();
  for (const addresses of samples) {
    const culprit = addresses.map(releaseAt).find((found) => found !== null);
    if (!culprit) continue;
    const id = `${culprit.remote}@${culprit.version}`;
    votes.set(id, { culprit, count: (votes.get(id)?.count ?? 0) + 1 });
  }
  return [...votes.values()].sort((one, other) => other.count - one.count)[0]?.culprit ?? null;
}

/** One line of a worker's pipe; undefined: not one of ours. */
export function faultIn(line: string): (Fault & Pick<LastWords, 'then'>) | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const words = lastWords.safeParse(value);
  if (!words.success) return undefined;
  const { kind, samples, message, then } = words.data;
  return { kind, culprit: culpritOf(samples), message, then };
}
