import { createHash } from 'node:crypto';
import type { ReleaseManifest, ReleasePointer } from '@portal/contracts';
import type { Release } from '../../federation/releases.ts';

export const sha384 = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A release as the server knows it: the browser's side, the checked list of all its files, and their bytes, each compared with its hash. */
export interface KnownRelease {
  release: Release;
  manifest: ReleaseManifest;
  /** `release.json` as it came. */
  manifestBytes: Buffer;
  pointer: ReleasePointer;
  /** By path within the release. */
  files: ReadonlyMap<string, Buffer>;
}
