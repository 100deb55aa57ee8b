import {
  auditEntry,
  gateReport,
  keptRelease,
  releaseBoard,
  releaseDiff,
  type AuditEntry,
  type GateReport,
  type KeptRelease,
  type ReleaseBoard,
  type ReleaseDiff,
} from '@portal/contracts';

/** 20/11/2026 20:00 in Vietnam, where the fake clock begins. */
export const NOW = Date.parse('2026-11-20T20:00:00+07:00');
export const minutesAgo = (minutes: number): string => new Date(NOW - minutes * 60_000).toISOString();
const hash = (n: number) => n.toString(16).padStart(64, '0');

export type BoardRow = ReleaseBoard['remotes'][number];
type Health = BoardRow['health'];

export const aKept = (version: string, own: Partial<KeptRelease> = {}): KeptRelease =>
  keptRelease.parse({
    version,
    at: minutesAgo(90),
    by: 'lan',
    source: { commit: '9f3c2a71b0', author: 'Lan', time: minutesAgo(95), notes: 'Sửa ô soạn tin bị trắng' },
    bytes: 412_300,
    ...own,
  });

/** Nothing to watch. */
export const quiet: Health = { verdict: 'quiet', why: 'nothing changed lately', judged: null, against: null, recent: [], failures: [] };

/** 1.4.0 held against 1.3.0, both well. */
export const aHealth = (own: Partial<Health> = {}): Health => ({
  verdict: 'healthy',
  why: 'share of failing visitors 0.8 % against 0.7 %',
  judged: { version: '1.4.0', served: 1_480, failing: 12, share: 0.0081, low: 0.0046, high: 0.0141 },
  against: { version: '1.3.0', served: 12_900, failing: 90, share: 0.007, low: 0.0057, high: 0.0086 },
  recent: Array.from({ length: 60 }, (_, n) => ({
    at: minutesAgo(60 - n),
    judged: n < 20 ? null : 0.006 + 0.004 * Math.abs(Math.sin(n)),
    against: 0.007 + 0.001 * Math.cos(n),
  })),
  failures: [{ kind: 'render', message: 'Cannot read properties of undefined (reading "id")', visitors: 9 }],
  ...own,
});

/** `chat` on 1.4.0, with 1.3.0 to fall back to. */
export const aRow = (own: Partial<BoardRow> = {}): BoardRow => ({
  remote: 'chat',
  current: aKept('1.4.0'),
  moved: { at: minutesAgo(48), by: 'lan', note: 'Ô soạn tin mới', automatic: false },
  previous: '1.3.0',
  canary: null,
  frozen: null,
  health: aHealth(),
  ...own,
});

export const aBoard = (
  remotes: BoardRow[] = [aRow(), aRow({ remote: 'odds-and-tips', current: aKept('2.0.1'), previous: '2.0.0', health: quiet })],
  own: Partial<ReleaseBoard> = {},
): ReleaseBoard =>
  releaseBoard.parse({
    revision: 12,
    at: minutesAgo(0),
    remotes,
    hosts: [
      { host: 'shell', version: '0.9.2', at: minutesAgo(300) },
      { host: 'api', version: '0.9.0', at: minutesAgo(301) },
    ],
    audit: { n: 41, hash: hash(41) },
    ...own,
  });

export const fits: GateReport = { ok: true, conflicts: [], moveAlong: {}, unchecked: [] };
/** chat 1.3.0 still asks for a call that odds 2.0.1 has no more. */
export const doesNotFit = (own: Partial<GateReport> = {}): GateReport =>
  gateReport.parse({
    ok: false,
    unchecked: [],
    moveAlong: { 'odds-and-tips': '2.0.0' },
    conflicts: [
      {
        kind: 'slot',
        user: { program: 'chat', version: '1.3.0' },
        offerer: { program: 'odds-and-tips', version: '2.0.1' },
        name: 'odds-and-tips/line',
        at: 'input.fixtureId',
        says: 'chat 1.3.0 gives odds-and-tips/line no fixtureId',
      },
    ],
    ...own,
  });

export const anEntry = (n: number, own: Partial<AuditEntry> = {}): AuditEntry =>
  auditEntry.parse({
    n,
    at: minutesAgo(500 - n),
    token: 'shell',
    by: 'lan',
    do: 'promote',
    moves: [{ program: 'chat', from: `1.${n - 1}.0`, to: `1.${n}.0` }],
    revision: n,
    note: '',
    prev: hash(n - 1),
    hash: hash(n),
    ...own,
  });

export const aDiff = (own: Partial<ReleaseDiff> = {}): ReleaseDiff =>
  releaseDiff.parse({
    from: aKept('1.3.0', { bytes: 398_100 }),
    to: aKept('1.4.0'),
    files: [
      { file: 'client/remoteEntry.js', before: 7_100, after: 7_200 },
      { file: 'client/room.1a2b.js', before: null, after: 41_000 },
    ],
    shared: [{ name: 'react', before: '19.3.0', after: '19.3.1' }],
    offers: [{ kind: 'slot', name: 'chat/room', change: 'changed' }],
    uses: [{ kind: 'call', name: 'chat.history', change: 'added' }],
    ...own,
  });
