import { z } from 'zod';
import {
  auditEntry,
  canary,
  hostName,
  releasePointer,
  releaseVersion,
  remoteName,
  tokenInfo,
  type RegistryState,
  type ReleasePointer,
  type RemoteName,
} from '@portal/contracts';

/** `n`: number of the audit line of its publish; what was published later has a higher one. */
const keptPointer = releasePointer.extend({ n: z.number().int() });
export type KeptPointer = z.infer<typeof keptPointer>;

const said = { at: z.string(), by: z.string(), note: z.string() };
const remoteEntry = z.object({
  /** Newest first: current, then what to go back to. */
  pointers: z.array(keptPointer),
  /** How the current release came there. */
  moved: z.object({ revision: z.number().int(), automatic: z.boolean(), ...said }).nullable(),
  canary: canary.extend({ release: keptPointer, revision: z.number().int(), at: z.string() }).nullable(),
  frozen: z.object(said).nullable(),
});
export type RemoteEntry = z.infer<typeof remoteEntry>;

/** A token as it is kept: its secret can be recognised, not read. */
export const keptToken = tokenInfo.extend({ sha256: z.string() });
export type KeptToken = z.infer<typeof keptToken>;

/** When the book is stored, `key` holds what `from` holds; who finds it otherwise makes it so. */
const promise = z.object({ key: z.string(), from: z.string() });
export type KeptPromise = z.infer<typeof promise>;

/**
 * Everything that changes, in one document: storing it is the one moment at which a change becomes true.
 * What follows from it in other objects (the line of the log, a release becoming visible) stands in it as `last` and `promised` until it is done.
 */
export const book = z.object({
  format: z.literal(1),
  revision: z.number().int().nonnegative(),
  remotes: z.partialRecord(remoteName, remoteEntry),
  hosts: z.partialRecord(hostName, z.object({ version: releaseVersion, at: z.string() })),
  tokens: z.array(keptToken),
  last: auditEntry.nullable(),
  promised: z.array(promise),
});
export type Book = z.infer<typeof book>;

export const emptyBook: Book = { format: 1, revision: 0, remotes: {}, hosts: {}, tokens: [], last: null, promised: [] };
export const emptyRemote: RemoteEntry = { pointers: [], moved: null, canary: null, frozen: null };
export const remoteOf = (from: Book, remote: RemoteName): RemoteEntry => from.remotes[remote] ?? emptyRemote;

/** How many a shell is told: the current one and what it may fall back to. */
const TOLD = 3;
const told = ({ version, base, integrity }: KeptPointer): ReleasePointer => ({ version, base, integrity });
const entriesOf = <Value>({ remotes }: Book, of: (entry: RemoteEntry) => Value | undefined): Partial<Record<RemoteName, Value>> =>
  Object.fromEntries(
    Object.entries(remotes).flatMap(([remote, entry]) => {
      const value = of(entry);
      return value === undefined ? [] : [[remote, value]];
    }),
  );

/** What the shells are told of the book. */
export const stateOf = (from: Book, previewKey: string): RegistryState => ({
  revision: from.revision,
  remotes: entriesOf(from, ({ pointers }) => (pointers.length > 0 ? pointers.slice(0, TOLD).map(told) : undefined)),
  canaries: entriesOf(
    from,
    (entry) => (entry.canary && { release: told(entry.canary.release), percent: entry.canary.percent, salt: entry.canary.salt }) || undefined,
  ),
  since: entriesOf(from, (entry) => entry.canary?.revision ?? entry.moved?.revision),
  previewKey,
});
