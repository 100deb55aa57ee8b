import { z } from 'zod';
import {
  endpoint,
  gateReport,
  historyPage,
  keptPage,
  moveAnswer,
  previewAnswer,
  previewRequest,
  releaseBoard,
  releaseDiff,
  releaseVersion,
  remoteName,
} from '@portal/contracts';

/** Below it everything is for staff; the shell answers, in the api's envelope. */
export const OPERATOR_BASE = '/-/releases/api';
const at = (path: string) => `${OPERATOR_BASE}/${path}`;
const staff = { access: 'staff', tag: 'releases', extension: true } as const;

/**
 * What became of a move. A refusal that a release manager must read is an answer, not an error. `gate`: the report says why. `unknown`: no such version. `conflict`: the pointers
 * moved meanwhile, or the remote is frozen; the board says which. `says`: the registry's own line.
 */
export const moveOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('answered'), answer: moveAnswer }),
  z.object({ outcome: z.literal('refused'), why: z.enum(['gate', 'unknown', 'conflict']), says: z.string(), gate: gateReport.nullable() }),
]);
export type MoveOutcome = z.infer<typeof moveOutcome>;

/** The fields of all moves side by side, for the client, which sorts an input by its names. The server reads the body by the contract's `move`. */
const moveFields = z.object({
  do: z.enum(['promote', 'rollback', 'canary', 'abort', 'freeze', 'thaw']),
  set: z.partialRecord(remoteName, releaseVersion).optional(),
  remote: remoteName.optional(),
  to: releaseVersion.optional(),
  version: releaseVersion.optional(),
  percent: z.number().optional(),
  ifRevision: z.number().int().optional(),
  dryRun: z.boolean().optional(),
  note: z.string().optional(),
});

/** Codes of a 503: what behind the shell does not answer. `token`: the shell has no token of the registry, or not one that may do this. */
export const awayCodes = { registry: 50310, token: 50311, api: 50312 } as const;
export type Away = keyof typeof awayCodes;

/** Calls of the operator page to its shell. */
export const operatorCalls = {
  board: endpoint({ ...staff, id: 'releases.board', method: 'GET', path: at('board'), summary: 'All remotes at a glance', data: () => releaseBoard }),
  history: endpoint({
    ...staff,
    id: 'releases.history',
    method: 'GET',
    path: at('history'),
    summary: 'What moved in a remote, newest first',
    query: () => z.object({ remote: remoteName, before: z.coerce.number().int().positive().optional() }),
    data: () => historyPage,
  }),
  versions: endpoint({
    ...staff,
    id: 'releases.versions',
    method: 'GET',
    path: at('versions/{remote}'),
    summary: 'Kept versions of a remote, newest first',
    params: () => z.object({ remote: remoteName }),
    query: () => z.object({ before: releaseVersion.optional() }),
    data: () => keptPage,
  }),
  diff: endpoint({
    ...staff,
    id: 'releases.diff',
    method: 'GET',
    path: at('diff/{remote}/{from}/{to}'),
    summary: 'What differs between two versions',
    params: () => z.object({ remote: remoteName, from: releaseVersion, to: releaseVersion }),
    data: () => releaseDiff,
  }),
  move: endpoint({
    ...staff,
    id: 'releases.move',
    method: 'POST',
    path: at('moves'),
    summary: 'Moves pointers, or with dryRun asks what the gate says',
    body: () => moveFields,
    data: () => moveOutcome,
  }),
  preview: endpoint({
    ...staff,
    id: 'releases.preview',
    method: 'POST',
    path: at('previews'),
    summary: 'A signed link to releases that nobody else gets',
    body: () => previewRequest,
    data: () => previewAnswer,
  }),
} as const;

/** The stream of changes: lines of server-sent events as the registry writes them. */
export const EVENTS_PATH = at('events');
