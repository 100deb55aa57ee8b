import { z } from 'zod';
import { keptRelease, type KeptRelease, type RemoteName } from '@portal/contracts';
import type { KeptPointer } from '../book/book.ts';
import { sha384 } from '../hashes.ts';

/** A release as one object: what it is, and under which folder of the store its files lie. */
export const shelved = keptRelease.extend({
  format: z.literal(1),
  /** Number of the audit line of its publish. */
  n: z.number().int(),
  attempt: z.string(),
  manifest: z.string(),
  /** Bytes by file. */
  sizes: z.record(z.string(), z.number().int()),
});
export type Shelved = z.infer<typeof shelved>;

export const keptOf = ({ version, at, by, source, bytes }: Shelved): KeptRelease => ({ version, at, by, source, bytes });
export const pointerOf = (remote: RemoteName, { version, manifest, n }: Shelved): KeptPointer => ({
  version,
  base: `/releases/${remote}/${version}/`,
  integrity: sha384(manifest),
  n,
});
