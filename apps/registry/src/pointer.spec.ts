import { rename, writeFile, readFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sha384 } from './release-check.ts';
import { aRelease } from './testing/a-release.ts';
import { history, startRegistry, tempFolder, type TempRegistry } from './testing/temp-registry.ts';

let temp: Awaited<ReturnType<typeof tempFolder>>;
let registry: TempRegistry;
beforeEach(async () => {
  temp = await tempFolder();
  registry = await startRegistry(temp.folder, { now: () => Date.parse('2026-11-20T12:00:00Z') });
});
afterEach(async () => {
  await registry.app.close();
  await temp.remove();
});

const versions = async (of = registry) => (await of.state()).remotes.chat?.map((pointer) => pointer.version);
const publishAll = async (...names: string[]) => { for (const name of names) await registry.publish(name, aRelease({ text: name })); };

test('a pointer names the version, where it is and the hash of its release.json', async () => {
  await publishAll('1');
  expect(await registry.state()).toEqual({ revision: 0, remotes: {} });
  const answer = await registry.promote('1');
  expect(answer.json().data).toEqual({ revision: 1, remotes: { chat: [{ version: '1', base: '/releases/chat/1/', integrity: sha384(aRelease({ text: '1' }).manifest) }] } });
  expect(await registry.state()).toEqual(answer.json().data);
});

test('the newest three are told, newest first', async () => {
  await publishAll('1', '2', '3', '4');
  for (const version of ['1', '2', '3', '4']) await registry.promote(version);
  expect(await versions()).toEqual(['4', '3', '2']);
});

test('going back drops what was left: a bad version is nothing to fall back to', async () => {
  await publishAll('1', '2', '3', '4', '5');
  for (const version of ['1', '2', '3', '4', '5', '3']) await registry.promote(version);
  expect(await versions()).toEqual(['3', '2', '1']);
  await registry.promote('5');
  expect(await versions()).toEqual(['5', '3', '2']);
});

test('moving to where the pointer is changes nothing', async () => {
  await publishAll('1');
  await registry.promote('1');
  await registry.promote('1');
  expect((await registry.state()).revision).toBe(1);
  expect(await history(temp.folder)).toHaveLength(1);
});

test('an unknown version is 404, an unknown remote or body is 400', async () => {
  expect([(await registry.promote('7')).statusCode, (await registry.promote('7')).json().code]).toEqual([404, 40400]);
  expect((await registry.promote('7', {}, 'evil' as never)).statusCode).toBe(400);
  expect((await registry.promote('../x')).statusCode).toBe(400);
});

test('who looked before somebody else acted is refused', async () => {
  await publishAll('1', '2');
  await registry.promote('1', { ifRevision: 0 });
  const late = await registry.promote('2', { ifRevision: 0 });
  expect([late.statusCode, late.json().code]).toEqual([409, 40900]);
  expect(late.json().msg).toContain('revision is 1, not 0');
  expect(await versions()).toEqual(['1']);
});

test('of many at once with the same revision exactly one wins; without one all take their turn', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  await publishAll(...names);
  const careful = await Promise.all(names.map((name) => registry.promote(name, { ifRevision: 0 })));
  expect(careful.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  await Promise.all(names.map((name) => registry.promote(name)));
  const moves = await history(temp.folder);
  expect(moves.map((move) => move.revision)).toEqual(moves.map((_, index) => index + 1));
  for (const [index, move] of moves.entries()) expect(move.from).toBe(index === 0 ? null : moves[index - 1]?.to);
  expect((await registry.state()).revision).toBe(moves.length);
});

test('history keeps who, when and why', async () => {
  await publishAll('1');
  await registry.promote('1', { by: 'lan', note: 'opening night' });
  expect(await history(temp.folder)).toEqual([{ revision: 1, at: '2026-11-20T12:00:00.000Z', remote: 'chat', from: null, to: '1', by: 'lan', note: 'opening night' }]);
});

test('a release that was damaged on the disk is not promoted', async () => {
  await publishAll('1', '2');
  await registry.promote('1');
  await writeFile(path.join(temp.folder, 'releases/chat/2/client/remoteEntry.js'), 'steal()');
  const answer = await registry.promote('2');
  expect([answer.statusCode, answer.json().msg]).toEqual([409, expect.stringContaining('client/remoteEntry.js does not match its hash')]);
  expect(await versions()).toEqual(['1']);
});

test('everything is there again after a restart', async () => {
  await publishAll('1', '2');
  await registry.promote('1');
  await registry.promote('2');
  const before = await registry.state();
  await registry.app.close();
  registry = await startRegistry(temp.folder);
  expect(await registry.state()).toEqual(before);
});

describe('a crash', () => {
  /** The process dies right before the rename that would make a change true. */
  const crashing = (when: (to: string) => boolean) => async (from: unknown, to: unknown) => {
    if (when(String(to))) throw new Error('power cut');
    return rename(String(from), String(to));
  };

  test('before the pointers are replaced leaves the old ones, and no line in the history', async () => {
    await publishAll('1', '2');
    await registry.promote('1');
    await registry.app.close();
    let cut = true;
    registry = await startRegistry(temp.folder, { move: crashing((to) => cut && to.endsWith('pointers.json')) });
    expect((await registry.promote('2')).json()).toEqual({ code: 50000, msg: 'The registry failed; its log says why.' });
    expect(await versions()).toEqual(['1']);
    expect(await history(temp.folder)).toHaveLength(1);
    cut = false;
    expect((await registry.promote('2')).statusCode).toBe(200);
    expect(await versions()).toEqual(['2', '1']);
  });

  test('before a release is whole leaves no release, and the version can be published again', async () => {
    await registry.app.close();
    let cut = true;
    registry = await startRegistry(temp.folder, { move: crashing((to) => cut && to.endsWith('/1')) });
    expect((await registry.publish('1')).statusCode).toBe(500);
    expect((await registry.promote('1')).statusCode).toBe(404);
    cut = false;
    expect((await registry.publish('1')).statusCode).toBe(201);
  });

  test('leaves half-written things that the next start removes', async () => {
    await publishAll('1');
    await registry.promote('1');
    await registry.app.close();
    await mkdir(path.join(temp.folder, 'releases/chat/.tmp-half/client'), { recursive: true });
    await writeFile(path.join(temp.folder, '.tmp-pointers'), '{"revision":');
    registry = await startRegistry(temp.folder);
    expect(await versions()).toEqual(['1']);
    expect(await readdir(path.join(temp.folder, 'releases/chat'))).toEqual(['1']);
    expect(await readdir(temp.folder)).not.toContain('.tmp-pointers');
  });

  test('between the pointers and the history is made good: the missing line is written, a torn one is cut', async () => {
    await publishAll('1', '2');
    await registry.promote('1');
    await registry.promote('2');
    await registry.app.close();
    const file = path.join(temp.folder, 'history.jsonl');
    const [first, second] = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, `${first}\n${second?.slice(0, 30)}`);
    registry = await startRegistry(temp.folder);
    expect((await history(temp.folder)).map((move) => move.to)).toEqual(['1', '2']);
  });

  test('of the disk under pointers.json stops the start with a line instead of beginning from nothing', async () => {
    const other = await tempFolder();
    await writeFile(path.join(other.folder, 'pointers.json'), '{"revision":');
    await expect(startRegistry(other.folder)).rejects.toThrow(/pointers\.json cannot be read/);
    await other.remove();
  });
});

describe('the folder', () => {
  test('belongs to one registry at a time', async () => {
    await expect(startRegistry(temp.folder)).rejects.toThrow(/is in use by process \d+/);
  });

  test('is free again when its owner is gone', async () => {
    const other = await tempFolder();
    // A process that ended, a number that somebody else (we) has by now, and a lock that was never finished.
    for (const dead of ['999999999 1', `${process.pid} 1`, '']) {
      await writeFile(path.join(other.folder, 'lock'), dead);
      await (await startRegistry(other.folder)).app.close();
    }
    expect(await readdir(other.folder)).toEqual(['history.jsonl', 'releases']);
    await other.remove();
  });
});
