import { z } from 'zod';
import { remoteNames } from './slots.ts';

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A file's path inside a release: no dot segments, no absolute paths. */
export const releaseFile = z.string().regex(/^(client|server)\/[A-Za-z0-9_][A-Za-z0-9_.-]*$/).max(200);
export const releaseVersion = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/);
export const remoteName = z.enum(remoteNames);

/** `release.json` of a built remote: the hash of every file, and what the first page needs. */
export const releaseManifest = z.object({
  name: remoteName,
  /** Number of the federation runtime that the build expects of its host. */
  runtime: z.number().int(),
  entry: z.object({ client: z.string(), server: z.string() }),
  /** First-load style sheets and scripts of the client, relative to `client/`. */
  css: z.array(z.string()),
  js: z.array(z.string()),
  files: z.record(releaseFile, hash),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** A pointer of the registry: which version, where its files are (path on the registry, ends with /), and the hash of its `release.json`. */
export const releasePointer = z.object({ version: releaseVersion, base: z.string(), integrity: hash });
export type ReleasePointer = z.infer<typeof releasePointer>;

/** Newest first: current, then the one to fall back to. `revision` grows with every change of a pointer. */
export const registryState = z.object({ revision: z.number().int(), remotes: z.partialRecord(remoteName, z.array(releasePointer)) });
export type RegistryState = z.infer<typeof registryState>;

/** Body of a publish: the files of a release by path, base64. */
export const publishBody = z.object({ manifest: z.string().max(1_000_000), files: z.record(releaseFile, z.base64()) });
