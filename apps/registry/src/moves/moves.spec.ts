import type { MoveAnswer, MoveInput, RemoteName } from '@portal/contracts';
import { verifyAudit } from '../audit/index.ts';
import { sha384 } from '../hashes.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import type { StoredObject } from '../store/object-store.ts';
import { aRelease } from '../testing/a-release.ts';
import { startRegistry, type TempRegistry } from '../testing/temp-registry.ts';

const ODDS: RemoteName = 'odds-and-tips';
let objects: Map<string, StoredObject>;
let registry: TempRegistry;
const start = () => startRegistry({ store: openMemoryStore(objects), now: () => Date.parse('2026-11-20T12:00:00Z') });
beforeEach(async () => {
  objects = new Map();
  registry = await start();
});
afterEach(async () => {
  const { list, head } = await registry.audit();
  expect(verifyAudit(list, head)).toMatchObject({ ok: true });
  await registry.app.close();
});

const versions = async (remote: RemoteName = 'chat') => (await registry.state()).remotes[remote]?.map((pointer) => pointer.version);
const publishAll = async (...names: string[]) => {
  for (const name of names) expect((await registry.publish(name, aRelease({ text: name }))).statusCode).toBe(201);
};
const publish = (remote: RemoteName, version: string) => registry.publish(version, aRelease({ remote, text: `${remote} ${version}` }), remote);
const answerOf = async (body: MoveInput) => (await registry.move(body)).json<{ data: MoveAnswer }>().data;
const refusal = async (body: MoveInput) => {
  const answer = await registry.move(body);
  return { status: answer.statusCode, msg: answer.json<{ msg: string }>().msg };
};
const last = async () => (await registry.audit()).list.at(-1);
const rollback = (to?: string, remote: RemoteName = 'chat'): MoveInput => ({ do: 'rollback', remote, ...(to === undefined ? {} : { to }) });

describe('promoting', () => {
  test('names the version, where it is and the hash of its release.json', async () => {
    await publishAll('1');
    expect((await registry.state()).remotes).toEqual({});
    expect(await answerOf({ do: 'promote', set: { chat: '1' } })).toEqual({
      moved: true,
      revision: 1,
      gate: { ok: true, conflicts: [], moveAlong: {}, unchecked: [] },
    });
    expect(await registry.state()).toEqual({
      revision: 1,
      remotes: { chat: [{ version: '1', base: '/releases/chat/1/', integrity: sha384(aRelease({ text: '1' }).manifest) }] },
      canaries: {},
      since: { chat: 1 },
      previewKey: expect.stringMatching(/^MCowBQYDK2VwAyEA/),
    });
  });

  test('tells shells the newest three, newest first', async () => {
    await publishAll('1', '2', '3', '4');
    for (const version of ['1', '2', '3', '4']) await registry.promote(version);
    expect(await versions()).toEqual(['4', '3', '2']);
  });

  test('to where it is changes nothing', async () => {
    await publishAll('1');
    await registry.promote('1');
    const { head } = await registry.audit();
    expect(await answerOf({ do: 'promote', set: { chat: '1' } })).toMatchObject({ moved: false, revision: 1 });
    expect((await registry.audit()).head).toEqual(head);
  });

  test('moves a set as one revision and one line, or not at all', async () => {
    await publishAll('1', '2');
    await publish(ODDS, '1');
    await publish(ODDS, '2');
    await registry.move({ do: 'promote', set: { chat: '1', [ODDS]: '1' } });
    expect(await answerOf({ do: 'promote', set: { chat: '2', [ODDS]: '2' }, note: 'derby' })).toMatchObject({ moved: true, revision: 2 });
    expect([await versions(), await versions(ODDS)]).toEqual([
      ['2', '1'],
      ['2', '1'],
    ]);
    expect(await last()).toMatchObject({
      do: 'promote',
      revision: 2,
      note: 'derby',
      moves: [
        { program: 'chat', from: '1', to: '2' },
        { program: ODDS, from: '1', to: '2' },
      ],
    });
    expect((await registry.move({ do: 'promote', set: { chat: '1', [ODDS]: '9' } })).statusCode).toBe(404);
    expect([await versions(), (await registry.state()).revision]).toEqual([['2', '1'], 2]);
  });

  test('of an unknown version is 404, of an unknown remote, nothing or nonsense 400', async () => {
    expect(await refusal({ do: 'promote', set: { chat: '7' } })).toMatchObject({ status: 404, msg: "There is no version '7' of chat." });
    for (const body of [{ do: 'promote', set: { evil: '1' } }, { do: 'promote', set: {} }, { do: 'promote', set: { chat: '../x' } }, { do: 'fly' }, {}]) {
      expect((await registry.move(body as never)).statusCode).toBe(400);
    }
  });

  test('keeps who, when and why', async () => {
    await publishAll('1');
    await registry.move({ do: 'promote', set: { chat: '1' }, by: 'lan', note: 'opening night' });
    expect(await last()).toMatchObject({
      at: '2026-11-20T12:00:00.000Z',
      token: 'root',
      by: 'lan',
      note: 'opening night',
      moves: [{ program: 'chat', from: null, to: '1' }],
    });
  });

  test.each([
    ['changed', (key: string) => objects.set(key, { bytes: Buffer.from('steal()'), etag: 'x' }), 'does not match its hash'],
    ['lost', (key: string) => objects.delete(key), 'is missing'],
  ])('of a release of which the store %s a byte is refused', async (_how, damage, line) => {
    await publishAll('1', '2');
    await registry.promote('1');
    damage([...objects.keys()].find((key) => key.startsWith('releases/chat/2/') && key.endsWith('client/remoteEntry.js')) ?? '');
    for (const body of [
      { do: 'promote', set: { chat: '2' } },
      { do: 'canary', remote: 'chat', version: '2', percent: 5 },
    ] as const) {
      expect(await refusal(body)).toMatchObject({ status: 409, msg: expect.stringContaining(`client/remoteEntry.js ${line}`) });
    }
    expect(await versions()).toEqual(['1']);
  });
});

describe('rolling back', () => {
  beforeEach(async () => {
    await publishAll('1', '2', '3', '4', '5');
    for (const version of ['1', '2', '3', '4', '5']) await registry.promote(version);
  });

  test('goes to the one before, or to any that is named; what was left is nothing to fall back to', async () => {
    expect(await answerOf(rollback())).toMatchObject({ moved: true, revision: 6 });
    expect(await versions()).toEqual(['4', '3', '2']);
    await registry.move(rollback('2'));
    expect(await versions()).toEqual(['2', '1']);
    expect(await last()).toMatchObject({ do: 'rollback', moves: [{ program: 'chat', from: '4', to: '2' }] });
  });

  test('reaches a version that was never current, and one that was left before', async () => {
    await publishAll('6', '7');
    await registry.promote('7');
    await registry.move(rollback('6'));
    expect(await versions()).toEqual(['6', '5', '4']);
    await registry.move(rollback('2'));
    await registry.move(rollback('4'));
    expect(await versions()).toEqual(['4', '2', '1']);
  });

  test('of what was never promoted, or to nothing before, says so', async () => {
    await registry.move(rollback('1'));
    expect(await refusal(rollback())).toMatchObject({ status: 404, msg: "chat has no version before 1; name one with 'to'." });
    expect(await refusal(rollback('9'))).toMatchObject({ status: 404 });
    expect(await refusal(rollback(undefined, ODDS))).toMatchObject({ status: 404, msg: expect.stringContaining('no current version') });
    expect(await answerOf(rollback('1'))).toMatchObject({ moved: false });
  });
});

describe('a canary', () => {
  beforeEach(async () => {
    await publishAll('1', '2', '3');
    await registry.promote('1');
  });
  const canary = (version: string, percent: number): MoveInput => ({ do: 'canary', remote: 'chat', version, percent });

  test('is told beside the current one; raising its share keeps the salt and is no new beginning', async () => {
    await registry.move(canary('2', 10));
    const { canaries, since, remotes } = await registry.state();
    expect(canaries.chat).toEqual({
      release: { version: '2', base: '/releases/chat/2/', integrity: sha384(aRelease({ text: '2' }).manifest) },
      percent: 10,
      salt: 'chat@2',
    });
    expect([since.chat, remotes.chat?.[0]?.version]).toEqual([2, '1']);
    expect(await last()).toMatchObject({ do: 'canary', moves: [{ program: 'chat', from: null, to: '2', percent: 10 }] });
    expect(await answerOf(canary('2', 50))).toMatchObject({ moved: true, revision: 3 });
    expect(await registry.state()).toMatchObject({ canaries: { chat: { percent: 50, salt: 'chat@2' } }, since: { chat: 2 } });
    expect(await answerOf(canary('2', 50))).toMatchObject({ moved: false, revision: 3 });
  });

  test('gives way to another one', async () => {
    await registry.move(canary('2', 10));
    await registry.move(canary('3', 5));
    expect(await registry.state()).toMatchObject({ canaries: { chat: { percent: 5, salt: 'chat@3' } }, since: { chat: 3 } });
    expect(await last()).toMatchObject({ moves: [{ from: '2', to: '3', percent: 5 }] });
  });

  test('ends by its promotion, by abort, by a rollback to it; not by another promotion', async () => {
    await registry.move(canary('2', 10));
    await registry.promote('3');
    expect((await registry.state()).canaries.chat?.release.version).toBe('2');
    await registry.promote('2');
    expect(await registry.state()).toMatchObject({ canaries: {}, since: { chat: 4 } });
    await registry.move(canary('3', 10));
    expect(await answerOf({ do: 'abort', remote: 'chat' })).toMatchObject({ moved: true });
    expect(await last()).toMatchObject({ do: 'abort', moves: [{ program: 'chat', from: '3', to: null }] });
    expect(await answerOf({ do: 'abort', remote: 'chat' })).toMatchObject({ moved: false });
    await registry.move(canary('3', 10));
    await registry.move(rollback('3'));
    expect(await registry.state()).toMatchObject({ canaries: {}, remotes: { chat: [{ version: '3' }, { version: '1' }] } });
  });

  test('needs a current release other than itself, a version that there is, and a share', async () => {
    expect(await refusal(canary('1', 10))).toMatchObject({ status: 409, msg: 'chat 1 is what everybody gets already.' });
    expect(await refusal(canary('9', 10))).toMatchObject({ status: 404 });
    for (const percent of [0, 0.05, 101, -1]) expect(await refusal(canary('2', percent))).toMatchObject({ status: 400 });
    await publish(ODDS, '1');
    expect(await refusal({ do: 'canary', remote: ODDS, version: '1', percent: 10 })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('promote one first'),
    });
  });
});

describe('a frozen remote', () => {
  beforeEach(async () => {
    await publishAll('1', '2', '3');
    await registry.promote('1');
    await registry.promote('2');
    await registry.move({ do: 'freeze', remote: 'chat', by: 'minh', note: 'final tonight' });
  });

  test('takes no promote and no canary, alone or in a set, and says who froze it and why', async () => {
    await publish(ODDS, '1');
    for (const body of [
      { do: 'promote', set: { chat: '3' } },
      { do: 'promote', set: { chat: '3', [ODDS]: '1' } },
      { do: 'canary', remote: 'chat', version: '3', percent: 1 },
    ] as const) {
      expect(await refusal(body)).toMatchObject({
        status: 409,
        msg: 'chat is frozen by minh (final tonight): no promote and no canary until it is thawed. Rolling back is possible.',
      });
    }
    expect((await registry.board()).remotes.find(({ remote }) => remote === 'chat')?.frozen).toEqual({
      at: '2026-11-20T12:00:00.000Z',
      by: 'minh',
      note: 'final tonight',
    });
    expect(await answerOf({ do: 'promote', set: { [ODDS]: '1' } })).toMatchObject({ moved: true });
  });

  test('can be rolled back, and thawed', async () => {
    expect(await answerOf(rollback())).toMatchObject({ moved: true });
    expect(await answerOf({ do: 'thaw', remote: 'chat' })).toMatchObject({ moved: true });
    expect(await answerOf({ do: 'thaw', remote: 'chat' })).toMatchObject({ moved: false });
    expect(await last()).toMatchObject({ do: 'thaw', moves: [{ program: 'chat', from: '1', to: '1' }] });
    expect(await answerOf({ do: 'promote', set: { chat: '3' } })).toMatchObject({ moved: true });
  });
});

describe('two managers', () => {
  test('who looked before somebody else acted is refused', async () => {
    await publishAll('1', '2');
    await registry.promote('1', 'chat', { ifRevision: 0 });
    expect(await refusal({ do: 'promote', set: { chat: '2' }, ifRevision: 0 })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('revision is 1, not 0'),
    });
    expect(await versions()).toEqual(['1']);
  });

  test('of many at once with the same revision exactly one wins; without one all take their turn and none is lost', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    await publishAll(...names);
    const careful = await Promise.all(names.map((name) => registry.promote(name, 'chat', { ifRevision: 0 })));
    expect(careful.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    await Promise.all(names.map((name) => registry.promote(name)));
    const moves = (await registry.audit()).list.filter((line) => line.do === 'promote');
    expect(moves.map((line) => line.revision)).toEqual(moves.map((_, index) => index + 1));
    for (const [index, line] of moves.entries()) expect(line.moves[0]?.from).toBe(index === 0 ? null : moves[index - 1]?.moves[0]?.to);
    expect((await registry.state()).revision).toBe(moves.length);
  });

  test('at two registries over one store lose nothing either: the book is changed by compare-and-set', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    await publishAll(...names);
    const other = await start();
    const answers = await Promise.all(names.map((name, at) => (at % 2 ? registry : other).promote(name)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(names.map(() => 200));
    const { list, head } = await other.audit();
    expect(verifyAudit(list, head)).toMatchObject({ ok: true });
    const moves = list.filter((line) => line.do === 'promote');
    expect(moves.map((line) => line.moves[0]?.to).sort()).toEqual(names);
    for (const [index, line] of moves.entries()) expect(line.moves[0]?.from).toBe(index === 0 ? null : moves[index - 1]?.moves[0]?.to);
    await other.app.close();
    // The one that was behind sees it with its next change.
    await registry.promote('a');
  });
});
