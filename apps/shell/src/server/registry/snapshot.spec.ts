/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryState } from '@portal/contracts';
import { fakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { GRACE } from './blobs.ts';
import { KEPT_VERSIONS } from './kept.ts';
import { createShelf } from './shelf.ts';
import { createSnapshot } from './snapshot.ts';
import { createSource } from './source.ts';

let registry: FakeRegistry;
let folder: string;
beforeEach(async () => {
  registry = await fakeRegistry();
  folder = await mkdtemp(path.join(tmpdir(), 'snapshot-'));
});
afterEach(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true });
});

const online = () => createShelf({ fetch: createSource({ url: registry.url }).file, kept: () => Promise.resolve(undefined) });
const offline = (snapshot: ReturnType<typeof createSnapshot>) =>
  createShelf({ fetch: (file) => Promise.reject(new Error(`${file} is not here`)), kept: snapshot.bytes });
const stateWith = (version: string, revision = 1): RegistryState => ({
  revision,
  remotes: { chat: [registry.publish('chat', version, { 'client/same.js': 'the same in all' })] },
  canaries: {},
  since: { chat: revision },
  previewKey: 'key',
});
async function save(snapshot: ReturnType<typeof createSnapshot>, state: RegistryState) {
  const shelf = online();
  await snapshot.save(state, await Promise.all(state.remotes.chat!.map((pointer) => shelf.learn('chat', pointer))));
}
/** The time by which files are dated (epoch ms). */
async function filesTime(): Promise<number> {
  const file = path.join(tmpdir(), path.basename(folder) + '-now');
  await writeFile(file, '');
  const { mtimeMs } = await stat(file);
  await rm(file);
  return mtimeMs;
}
const blobs = () => readdir(path.join(folder, 'files'));

describe('the snapshot on disk', () => {
  it('gives back the state and every byte of its releases, without a registry', async () => {
    const state = stateWith('1');
    await save(createSnapshot(folder, quietLog().log), state);
    const next = createSnapshot(folder, quietLog().log);
    expect((await next.load())?.state).toEqual(state);
    const known = await offline(next).learn('chat', state.remotes.chat![0]!);
    expect(known.files.get('client/same.js')?.toString()).toBe('the same in all');
  });

  it('is nothing where nothing was written', async () => {
    expect(await createSnapshot(path.join(folder, 'nowhere'), quietLog().log).load()).toBeUndefined();
  });

  it('keeps the last versions for old tabs, and removes what is older once nobody can be writing it', async () => {
    let now = await filesTime();
    const { log } = quietLog();
    const snapshot = createSnapshot(folder, log, () => now);
    for (let version = 1; version <= 8; version += 1) await save(snapshot, stateWith(String(version), version));
    // Per version release.json and two files of its own, and one in common.
    expect(await blobs()).toHaveLength(8 * 3 + 1);
    now += GRACE + 60_000;
    await save(snapshot, stateWith('9', 9));
    expect(await blobs()).toHaveLength(KEPT_VERSIONS * 3 + 1);
    const later = createSnapshot(folder, log);
    await later.load();
    expect(['9', '5', '4'].map((version) => later.pointer('chat', version)?.version)).toEqual(['9', '5', undefined]);
    await expect(offline(later).learn('chat', later.pointer('chat', '5')!)).resolves.toBeDefined();
  });

  it('leaves alone what another process wrote a moment ago', async () => {
    const snapshot = createSnapshot(folder, quietLog().log);
    await save(snapshot, stateWith('1'));
    await writeFile(path.join(folder, 'files', 'sha384-of-another'), 'x');
    await writeFile(path.join(folder, 'files', '.tmp-left'), 'x');
    const old = ((await filesTime()) - GRACE - 1_000) / 1_000;
    await utimes(path.join(folder, 'files', '.tmp-left'), old, old);
    await save(snapshot, stateWith('2', 2));
    expect(await blobs()).toContain('sha384-of-another');
    expect(await blobs()).not.toContain('.tmp-left');
  });

  it('takes the word of two processes for what is kept', async () => {
    const [one, other] = [createSnapshot(folder, quietLog().log), createSnapshot(folder, quietLog().log)];
    await save(one, stateWith('1', 1));
    await save(other, stateWith('2', 2));
    const third = createSnapshot(folder, quietLog().log);
    await third.load();
    expect([third.pointer('chat', '1')?.version, third.pointer('chat', '2')?.version]).toEqual(['1', '2']);
  });

  it.each(['', '{"format":1', '{"format":2}', 'null'])('leaves out a document that is none (%j), and says so', async (text) => {
    await writeFile(path.join(folder, 'state.json'), text);
    const { log, has } = quietLog();
    const snapshot = createSnapshot(folder, log);
    expect(await snapshot.load()).toBeUndefined();
    expect(has('warn', 'damaged')).toBe(true);
    const state = stateWith('1');
    await save(snapshot, state);
    expect((await createSnapshot(folder, log).load())?.state).toEqual(state);
  });

  it('leaves out a file that does not match its name, says so, and has it again after the next save', async () => {
    const state = stateWith('1');
    await save(createSnapshot(folder, quietLog().log), state);
    const [name] = (await blobs()).filter((file) => file !== path.basename(folder));
    const bytes = await readFile(path.join(folder, 'files', name!));
    bytes[0] = bytes[0]! ^ 1;
    await writeFile(path.join(folder, 'files', name!), bytes);
    const { log, has } = quietLog();
    const snapshot = createSnapshot(folder, log);
    await snapshot.load();
    await expect(offline(snapshot).learn('chat', state.remotes.chat![0]!)).rejects.toThrow();
    expect(has('warn', 'damaged')).toBe(true);
    await save(snapshot, state);
    await expect(offline(snapshot).learn('chat', state.remotes.chat![0]!)).resolves.toBeDefined();
  });

  it('does not fail where it cannot write: it says what that costs', async () => {
    const { log, has } = quietLog();
    await writeFile(path.join(folder, 'taken'), '');
    await save(createSnapshot(path.join(folder, 'taken'), log), stateWith('1'));
    expect(has('warn', 'cannot be written')).toBe(true);
  });
});
