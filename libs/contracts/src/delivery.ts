import { z } from 'zod';
import { hostName, programName, releasePointer, releaseRecord, releaseSource, releaseVersion, remoteName } from './release.ts';

// The registry's own calls. They are between servers and the command line (and, through the shell, the operator page): no envelope of the specification's section 7.

/** Who may do what. `publish` is for one remote; `host`: a shell or api, which leaves its record and reports; `manage` may do everything. */
export const tokenRoles = ['read', 'publish', 'host', 'manage'] as const;
export const tokenRole = z.enum(tokenRoles);
export type TokenRole = (typeof tokenRoles)[number];
export const tokenInfo = z.object({ id: z.string(), name: z.string(), role: tokenRole, remote: remoteName.nullable(), at: z.string() });
export type TokenInfo = z.infer<typeof tokenInfo>;
export const newToken = z
  .object({ name: z.string().min(1).max(60), role: tokenRole, remote: remoteName.optional() })
  .refine(({ role, remote }) => (role === 'publish') === (remote !== undefined), {
    path: ['remote'],
    message: 'a publish token is for one remote, others are for none',
  });

/** `GET /tokens`, and the answer to a new one: its secret is told this once and kept nowhere. */
export const tokenList = z.object({ list: z.array(tokenInfo) });
export const tokenMade = z.object({ token: tokenInfo, secret: z.string() });

/** What the gate found between two programs. */
export const gateConflict = z.object({
  kind: z.enum(['runtime', 'shared', 'call', 'slot', 'link']),
  /** Who would break: it uses what is not there any more. */
  user: z.object({ program: programName, version: z.string() }),
  /** Who does not offer it. */
  offerer: z.object({ program: programName, version: z.string() }),
  /** Package, call, slot or link. */
  name: z.string(),
  /** Place in the schema: `input.pageSize`; empty when the whole thing is missing. */
  at: z.string(),
  /** One sentence for a person. */
  says: z.string(),
});
export type GateConflict = z.infer<typeof gateConflict>;
export const gateReport = z.object({
  ok: z.boolean(),
  conflicts: z.array(gateConflict),
  /** The smallest set of other moves with which it would fit, by kept versions; null: no such set was found. Empty when `ok`. */
  moveAlong: z.partialRecord(remoteName, releaseVersion).nullable(),
  /** Programs on air that left no record, so nothing could be compared. */
  unchecked: z.array(z.string()),
});
export type GateReport = z.infer<typeof gateReport>;

/** Changes of what visitors get. `ifRevision`: refuse (409) unless nothing changed since. `dryRun`: only what the gate says. */
const around = {
  ifRevision: z.number().int().nonnegative().optional(),
  dryRun: z.boolean().default(false),
  note: z.string().max(500).default(''),
  /** Who, as the caller names them; the token's name stands beside it. */
  by: z.string().max(100).default(''),
};
const percent = z.number().min(0.1).max(100);
export const move = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('promote'),
    set: z.partialRecord(remoteName, releaseVersion).refine((set) => Object.keys(set).length > 0, 'at least one remote'),
    ...around,
  }),
  z.object({ do: z.literal('rollback'), remote: remoteName, to: releaseVersion.optional(), ...around }),
  z.object({ do: z.literal('canary'), remote: remoteName, version: releaseVersion, percent, ...around }),
  z.object({ do: z.literal('abort'), remote: remoteName, ...around }),
  /** Frozen: no promote and no canary; going back stays possible. */
  z.object({ do: z.literal('freeze'), remote: remoteName, ...around }),
  z.object({ do: z.literal('thaw'), remote: remoteName, ...around }),
]);
export type Move = z.infer<typeof move>;
export type MoveInput = z.input<typeof move>;
/** `moved` false: it was so already, or a dry run. */
export const moveAnswer = z.object({ moved: z.boolean(), revision: z.number().int(), gate: gateReport });
export type MoveAnswer = z.infer<typeof moveAnswer>;

/** One line of the audit log. `hash` is SHA-256 (hex) over the line without it; `prev` is the hash of the line before (64 zeros for the first). */
export const auditEntry = z.object({
  n: z.number().int().positive(),
  at: z.string(),
  /** Name of the token, and whom the caller named. `registry` for what the registry does by itself. */
  token: z.string(),
  by: z.string(),
  do: z.enum(['publish', 'host', 'promote', 'rollback', 'auto-rollback', 'canary', 'abort', 'freeze', 'thaw', 'token', 'revoke']),
  /** What moved: from (null: nothing before) to (null: nothing any more). */
  moves: z.array(z.object({ program: programName, from: z.string().nullable(), to: z.string().nullable(), percent: z.number().optional() })),
  revision: z.number().int(),
  note: z.string(),
  prev: z.string().regex(/^[0-9a-f]{64}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type AuditEntry = z.infer<typeof auditEntry>;
/** Newest first; `next`: ask again with `before`, or null at the end. */
export const historyPage = z.object({ list: z.array(auditEntry), next: z.number().int().nullable() });
export type HistoryPage = z.infer<typeof historyPage>;
/** Oldest first, for who verifies. `head`: what the book of pointers says the newest line is. */
export const auditPage = z.object({ list: z.array(z.unknown()), next: z.number().int().nullable(), head: z.object({ n: z.number().int(), hash: z.string() }) });

/** One kept version as lists show it. */
export const keptRelease = z.object({ version: releaseVersion, at: z.string(), by: z.string(), source: releaseSource, bytes: z.number().int() });
export type KeptRelease = z.infer<typeof keptRelease>;
export const keptPage = z.object({ list: z.array(keptRelease), next: z.string().nullable() });

/** `GET /releases/<remote>/<version>`. */
export const releaseInfo = z.object({ pointer: releasePointer, release: keptRelease });
/** Answer to a publish. `stored` false: the same bytes were there. */
export const publishAnswer = z.object({ version: releaseVersion, integrity: z.string(), stored: z.boolean() });
/** `GET /hosts/<host>`: the record that the gate holds others against. */
export const hostInfo = z.object({ version: releaseVersion, at: z.string(), record: releaseRecord });
/** Answer to a host's record. `stored` false: it is the live one already. */
export const hostAnswer = z.object({ version: releaseVersion, stored: z.boolean() });

/** Bytes by file, and what changed in the record. */
export const releaseDiff = z.object({
  from: keptRelease,
  to: keptRelease,
  files: z.array(z.object({ file: z.string(), before: z.number().int().nullable(), after: z.number().int().nullable() })),
  shared: z.array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  offers: z.array(z.object({ kind: z.enum(['route', 'slot', 'call']), name: z.string(), change: z.enum(['added', 'removed', 'changed']) })),
  uses: z.array(z.object({ kind: z.enum(['slot', 'call', 'link']), name: z.string(), change: z.enum(['added', 'removed', 'changed']) })),
});
export type ReleaseDiff = z.infer<typeof releaseDiff>;

/** Visitors of one release in the window that is watched. `low`, `high`: 95 % bounds of the share (Wilson). */
export const releaseHealth = z.object({
  version: releaseVersion,
  served: z.number().int(),
  failing: z.number().int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});
export type ReleaseHealth = z.infer<typeof releaseHealth>;
export const healthVerdicts = ['quiet', 'watching', 'healthy', 'inconclusive', 'rolled-back'] as const;
export const remoteHealth = z.object({
  /** quiet: nothing to watch. watching: too few visitors to say. inconclusive: worse, but not by this release alone. */
  verdict: z.enum(healthVerdicts),
  /** One sentence: what the verdict rests on. */
  why: z.string(),
  /** The release that is judged: the canary, else the current one. */
  judged: releaseHealth.nullable(),
  /** What it is held against: the current one beside a canary, else the one before in its own last window. */
  against: releaseHealth.nullable(),
  /** By minute, oldest first, 60 at most: share of failing visitors. */
  recent: z.array(z.object({ at: z.string(), judged: z.number().nullable(), against: z.number().nullable() })),
  /** Most frequent failures of the judged release, 5 at most. */
  failures: z.array(z.object({ kind: z.string(), message: z.string(), visitors: z.number().int() })),
});
export type RemoteHealth = z.infer<typeof remoteHealth>;

/** Everything the operator page shows at a glance. */
export const releaseBoard = z.object({
  revision: z.number().int(),
  at: z.string(),
  remotes: z.array(
    z.object({
      remote: remoteName,
      current: keptRelease.nullable(),
      /** Who made it current, when and why; null: never moved. */
      moved: z.object({ at: z.string(), by: z.string(), note: z.string(), automatic: z.boolean() }).nullable(),
      /** What a plain rollback goes to. */
      previous: releaseVersion.nullable(),
      canary: z.object({ release: keptRelease, percent: z.number() }).nullable(),
      frozen: z.object({ at: z.string(), by: z.string(), note: z.string() }).nullable(),
      health: remoteHealth,
    }),
  ),
  hosts: z.array(z.object({ host: hostName, version: z.string(), at: z.string() })),
  audit: z.object({ n: z.number().int(), hash: z.string() }),
});
export type ReleaseBoard = z.infer<typeof releaseBoard>;

/** What a shell tells of its visitors, in batches. Ids are keyed hashes: the registry knows nobody. */
const visitorHash = z.string().regex(/^[0-9a-f]{16}$/);
export const failureKinds = ['load', 'render', 'error', 'hang', 'exit'] as const;
export const failureKind = z.enum(failureKinds);
export const healthReport = z.object({
  /** Each visitor with the network that they came from: a crowd behind one address weighs no more than a few. */
  served: z.array(z.object({ remote: remoteName, version: releaseVersion, visitors: z.array(z.tuple([visitorHash, visitorHash])).max(5_000) })).max(200),
  failures: z
    .array(
      z.object({
        remote: remoteName,
        version: releaseVersion,
        visitor: visitorHash,
        network: visitorHash,
        kind: failureKind,
        side: z.enum(['browser', 'server']),
        message: z.string().max(300),
      }),
    )
    .max(2_000),
});
export type HealthReport = z.infer<typeof healthReport>;

/** A link to releases that nobody else gets: `hours` it lasts. The answer is the query to append to any page. */
export const previewRequest = z.object({
  releases: z.partialRecord(remoteName, releaseVersion),
  hours: z
    .number()
    .min(1)
    .max(24 * 14)
    .default(24),
});
export const previewAnswer = z.object({ query: z.string() });
/** Events of `GET /events`: `state` holds a whole RegistryState, `health` names the remote whose verdict or figures changed. */
export const registryEvents = { state: 'state', health: 'health' } as const;

/** What a browser tells its shell (`POST /-/reports`). `visit` is the token that came with the page; who failed is read from the addresses in the stack. */
export const clientReport = z.object({
  visit: z.string().max(2_000),
  /** Remotes met after the page was sent: they were served to this visitor too. */
  met: z.array(remoteName).max(20).default([]),
  failures: z
    .array(
      z.object({
        kind: z.enum(['load', 'render', 'error']),
        message: z.string().max(300),
        /** Stack, or the address of the file that did not load. */
        stack: z.string().max(4_000),
      }),
    )
    .max(10)
    .default([]),
});
export type ClientReportInput = z.input<typeof clientReport>;
export type ClientReport = z.infer<typeof clientReport>;
