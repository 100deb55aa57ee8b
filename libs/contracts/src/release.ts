import { z } from 'zod';
import { remoteNames } from './slots.ts';

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** A file's path inside a release: no dot segments, no absolute paths. */
export const releaseFile = z
  .string()
  .regex(/^(client|server)\/[A-Za-z0-9_][A-Za-z0-9_.-]*$/)
  .max(200);
export const releaseVersion = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/);
export const remoteName = z.enum(remoteNames);

/** Programs that remotes live in. They publish a record too, so that a release can be held against them. */
export const hostNames = ['shell', 'api'] as const;
export const hostName = z.enum(hostNames);
export type HostName = (typeof hostNames)[number];
export const programName = z.enum([...remoteNames, ...hostNames]);
export type ProgramName = z.infer<typeof programName>;

/** `release.json` of a built remote: the hash of every file, and what the first page needs. */
export const releaseManifest = z.object({
  name: remoteName,
  /** Number of the federation runtime that the build expects of its host. */
  runtime: z.number().int(),
  /** Version of the platform that it was built with, and number of the contract. Absent: built before releases told. */
  platform: z.string().max(64).optional(),
  contract: z.number().int().optional(),
  entry: z.object({ client: z.string(), server: z.string() }),
  /** First-load style sheets and scripts of the client, relative to `client/`. */
  css: z.array(z.string()),
  js: z.array(z.string()),
  files: z.record(releaseFile, hash),
  /** Hash of `record.json`, which lies beside. */
  record: hash.optional(),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** JSON Schema as zod writes it (draft 2020-12). */
export const jsonSchema = z.record(z.string(), z.unknown());
export type JsonSchema = z.infer<typeof jsonSchema>;

/** One call as one side knows it. `input`: params, query and body in one flat object; `output`: `data` of a good answer. */
export const callShape = z.object({ method: z.string(), path: z.string(), input: jsonSchema, output: jsonSchema });
export type CallShape = z.infer<typeof callShape>;

/**
 * `record.json`: what a build offers to others and uses of them, with exactly the schemas concerned; an unrelated change of the contract leaves it as it is.
 * The gate compares records and nothing else.
 */
export const releaseRecord = z.object({
  format: z.literal(1),
  program: programName,
  /** Number of the federation runtime: expected by a remote, given by the shell. Absent: the api. */
  runtime: z.number().int().optional(),
  /** Singletons of the page by package. `version`: built with it (the shell: provides it). `requires`: a range; absent with the shell. */
  shared: z.record(z.string(), z.object({ version: z.string(), requires: z.string().optional() })),
  /** The shell: whose pages lie below a prefix (`/truc-tiep`). Absent with the others. */
  owners: z.record(z.string().max(200), remoteName).optional(),
  offers: z.object({
    /** Patterns of paths, whole: `/truc-tiep/:sport/:id`, `/chatroom/*`. */
    routes: z.array(z.string()),
    /** Props by name of the slot. */
    slots: z.record(z.string(), jsonSchema),
    /** By id of the call: `schedule.liveRoom`. Topics of the socket and what is said on it are calls too (`topics.live`: SUBSCRIBE, `destinations.send`: SEND). */
    calls: z.record(z.string(), callShape),
  }),
  uses: z.object({
    calls: z.record(z.string(), callShape),
    slots: z.record(z.string(), jsonSchema),
    /** An example of the path that the link builder makes, by its name: `liveRoom` -> `/truc-tiep/bong-da/1`. */
    links: z.record(z.string(), z.string()),
  }),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** Where a release comes from, as its publisher says. */
export const releaseSource = z.object({
  commit: z.string().max(64).default(''),
  author: z.string().max(200).default(''),
  /** ISO time of the build. */
  time: z.string().max(40).default(''),
  notes: z.string().max(2_000).default(''),
});
export type ReleaseSource = z.infer<typeof releaseSource>;

/** A pointer of the registry: which version, where its files are (path on the registry, ends with /), and the hash of its `release.json`. */
export const releasePointer = z.object({ version: releaseVersion, base: z.string(), integrity: hash });
export type ReleasePointer = z.infer<typeof releasePointer>;

/** A share of the visitors gets another release than the others. Who: by hash of salt and visitor id, so raising the share never moves anyone back. */
export const canary = z.object({ release: releasePointer, percent: z.number().min(0).max(100), salt: z.string().max(200) });
export type Canary = z.infer<typeof canary>;

/** What every shell follows. `remotes` newest first: current, then what to fall back to. `revision` grows with every change. */
export const registryState = z.object({
  revision: z.number().int(),
  remotes: z.partialRecord(remoteName, z.array(releasePointer)),
  canaries: z.partialRecord(remoteName, canary).default({}),
  /** Revision at which the current release of a remote, or its canary, was put there. */
  since: z.partialRecord(remoteName, z.number().int()).default({}),
  /** Public half (SPKI, base64) of the key that signs preview links. */
  previewKey: z.string().default(''),
});
export type RegistryState = z.infer<typeof registryState>;

/**
 * Programs that move together with the one that is sent, by version. The gate leaves out what is on air of them, and holds the newcomer against the named version where it is kept
 * already (one that is not kept yet is not compared: its own publish is held against this one). So that a whole portal can be exchanged, in any order, although its halves do not fit.
 * Promoting says the last word: it compares everything with everything.
 */
export const movesAlong = z.partialRecord(programName, releaseVersion);
export type MovesAlong = z.infer<typeof movesAlong>;

/** Body of a publish: the files of a release by path, base64. */
export const publishBody = z.object({
  manifest: z.string().max(1_000_000),
  record: z.string().max(4_000_000),
  files: z.record(releaseFile, z.base64()),
  with: movesAlong.optional(),
  source: releaseSource.default({ commit: '', author: '', time: '', notes: '' }),
});
/** Body of a host's record. `probe`: the shell's fake host, a Node program of one file, base64. */
export const hostBody = z.object({
  record: z.string().max(4_000_000),
  probe: z.base64().optional(),
  with: movesAlong.optional(),
  source: releaseSource.default({ commit: '', author: '', time: '', notes: '' }),
});
