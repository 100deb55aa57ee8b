import type { HealthReport, RemoteName } from '@portal/contracts';
import { verifyAudit } from '../audit/index.ts';
import { aRelease, type RecordParts } from '../testing/a-release.ts';
import { startRegistry, type TempRegistry } from '../testing/temp-registry.ts';

// What the registry does by itself, and what a release manager sees of it.

let time: number;
let registry: TempRegistry;
const rules = { window: 600_000, coolDown: 600_000, minServed: 20, minFailing: 5, minNetworks: 3, perNetwork: 3, factor: 3, floor: 0.01 };
beforeEach(async () => {
  time = Date.parse('2026-11-20T12:00:00Z');
  registry = await startRegistry({ now: () => time, healthRules: rules });
  for (const version of ['1', '2', '3']) await publish('chat', version);
  await registry.promote('1');
  await registry.promote('2');
});
afterEach(async () => {
  const { list, head } = await registry.audit();
  expect(verifyAudit(list, head)).toMatchObject({ ok: true });
  await registry.app.close();
});

const publish = async (remote: RemoteName, version: string, record: RecordParts = {}) =>
  expect((await registry.publish(version, aRelease({ remote, text: `${remote} ${version}`, record }), remote)).statusCode).toBe(201);
const takeBack = (bad: string, why = 'it fails') => registry.app.registry.moves.takeBack('chat', bad, why);
const chat = async () => (await registry.board()).remotes.find(({ remote }) => remote === 'chat')!;
const last = async () => (await registry.audit()).list.at(-1);

test('a current release goes back to the one before, with the reason in the log and on the board', async () => {
  time += 60_000;
  await takeBack('2', '9 of 30 visitors fail');
  expect(await chat()).toMatchObject({
    current: { version: '1' },
    previous: null,
    moved: { at: '2026-11-20T12:01:00.000Z', by: 'registry', note: '9 of 30 visitors fail', automatic: true },
  });
  expect(await last()).toMatchObject({
    do: 'auto-rollback',
    token: 'registry',
    note: '9 of 30 visitors fail',
    moves: [{ program: 'chat', from: '2', to: '1' }],
  });
  expect((await registry.state()).remotes.chat).toHaveLength(1);
});

test('a canary ends and the current one stays; it is possible while the remote is frozen', async () => {
  await registry.move({ do: 'canary', remote: 'chat', version: '3', percent: 10 });
  await registry.move({ do: 'freeze', remote: 'chat' });
  await takeBack('3');
  expect(await chat()).toMatchObject({ current: { version: '2' }, canary: null, moved: { automatic: false } });
  expect(await last()).toMatchObject({ do: 'auto-rollback', moves: [{ program: 'chat', from: '3', to: null }] });
});

test('when somebody was quicker nothing is taken back', async () => {
  await registry.promote('3');
  await takeBack('2');
  expect((await chat()).current?.version).toBe('3');
  expect(await last()).toMatchObject({ do: 'promote' });
});

test('without one before, nothing moves and the log says so once', async () => {
  await registry.move({ do: 'rollback', remote: 'chat', to: '1' });
  const { head } = await registry.audit();
  for (let time = 0; time < 3; time += 1) await expect(takeBack('1')).rejects.toThrow('chat has no version before 1');
  expect((await registry.audit()).head.n).toBe(head.n + 1);
  expect(await last()).toMatchObject({
    do: 'auto-rollback',
    moves: [{ program: 'chat', from: '1', to: '1' }],
    note: 'not moved: chat has no version before 1 (it fails)',
  });
});

test('when the one before does not fit any more, nothing moves and the log says what the gate says', async () => {
  const slot = { type: 'object', properties: {} };
  await publish('chat', '4', { offers: { slots: { 'chat/public-rooms': slot } } });
  await registry.promote('4');
  await publish('newsfeed-and-social', '1', { uses: { slots: { 'chat/public-rooms': slot } } });
  await registry.promote('1', 'newsfeed-and-social');
  await expect(takeBack('4')).rejects.toThrow('chat 2 does not fit any more');
  expect((await chat()).current?.version).toBe('4');
  expect((await last())?.note).toMatch(/^not moved: chat 2 does not fit any more: .*chat\/public-rooms.*\(it fails\)$/);
});

test('reports of enough failing visitors of enough networks take a canary back with the next look', async () => {
  await registry.move({ do: 'canary', remote: 'chat', version: '3', percent: 50 });
  const visitor = (at: number) => at.toString(16).padStart(16, '0');
  const visitors = (from: number) => Array.from({ length: 60 }, (_, at): [string, string] => [visitor(from + at), visitor(1_000 + from + at)]);
  const batch: HealthReport = {
    served: [
      { remote: 'chat', version: '2', visitors: visitors(0) },
      { remote: 'chat', version: '3', visitors: visitors(100) },
    ],
    failures: Array.from({ length: 30 }, (_, at) => ({
      remote: 'chat',
      version: '3',
      visitor: visitor(100 + at),
      network: visitor(1_100 + at),
      kind: 'error',
      side: 'browser',
      message: 'boom',
    })),
  };
  time += 5_000;
  expect((await registry.send('POST', '/reports', batch)).statusCode).toBe(202);
  for (let look = 0; look < 60 && (await chat()).canary; look += 1) {
    time += 1_000;
    await registry.tick();
  }
  const now = await chat();
  expect(now).toMatchObject({ canary: null, current: { version: '2' }, health: { verdict: 'rolled-back' } });
  expect(await last()).toMatchObject({ do: 'auto-rollback', token: 'registry', moves: [{ program: 'chat', from: '3', to: null }] });
  expect((await last())?.note).not.toBe('');
});

test.each([
  {},
  { served: [] },
  { served: [], failures: [{ remote: 'chat', version: '1', visitor: 'Lan', network: 'x', kind: 'error', side: 'browser', message: '' }] },
  { served: Array.from({ length: 201 }, () => ({ remote: 'chat', version: '1', visitors: [] })), failures: [] },
])('a report that is none is refused', async (body) => {
  expect((await registry.send('POST', '/reports', body)).statusCode).toBe(400);
});

test('the board tells everything of every remote, also of one that never had a release', async () => {
  await registry.move({ do: 'canary', remote: 'chat', version: '3', percent: 12.5, by: 'lan' });
  const board = await registry.board();
  expect(board).toMatchObject({
    revision: 3,
    at: '2026-11-20T12:00:00.000Z',
    hosts: [
      { host: 'shell', version: '1' },
      { host: 'api', version: '1' },
    ],
    audit: (await registry.audit()).head,
  });
  expect(board.remotes).toHaveLength(6);
  expect(await chat()).toMatchObject({
    current: { version: '2', bytes: expect.any(Number) },
    previous: '1',
    canary: { release: { version: '3' }, percent: 12.5 },
    frozen: null,
  });
  expect(board.remotes.find(({ remote }) => remote === 'account-and-missions')).toMatchObject({
    current: null,
    moved: null,
    previous: null,
    canary: null,
    frozen: null,
    health: { verdict: 'quiet' },
  });
});
