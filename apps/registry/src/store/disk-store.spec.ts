import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeStore } from '../testing/describe-store.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openDiskStore } from './disk-store.ts';
import { realDisk, type Disk } from './durable.ts';
import type { ObjectStore } from './object-store.ts';

describeStore('on disk', async () => {
  const { folder, remove } = await tempFolder();
  return { open: () => openDiskStore(folder), remove };
});

let temp: Awaited<ReturnType<typeof tempFolder>>;
beforeEach(async () => {
  temp = await tempFolder();
});
afterEach(() => temp.remove());

/** The power goes right before the call of this number, and stays away. `left`: calls that were made. */
function failingDisk(at: number, code = 'EIO') {
  let calls = 0;
  const guarded = <Call extends (...args: never[]) => unknown>(call: Call) =>
    ((...args: Parameters<Call>) => {
      calls += 1;
      if (calls >= at) return Promise.reject(Object.assign(new Error('the power is gone'), { code }));
      return call(...args);
    }) as unknown as Call;
  const disk: Disk = {
    mkdir: guarded(realDisk.mkdir),
    open: guarded(realDisk.open),
    link: guarded(realDisk.link),
    rename: guarded(realDisk.rename),
    rm: guarded(realDisk.rm),
  };
  return {
    disk,
    get calls() {
      return calls;
    },
  };
}

/** Cuts the power before each single step of a change, and looks at what the next opener finds. */
async function cutEverywhere(change: (store: ObjectStore) => Promise<unknown>, found: (store: ObjectStore) => Promise<void>) {
  const opening = failingDisk(Infinity);
  await (await openDiskStore(path.join(temp.folder, 'count'), { disk: opening.disk })).close();
  for (let cut = opening.calls + 1, whole = false; !whole; cut += 1) {
    const folder = path.join(temp.folder, String(cut));
    const before = await openDiskStore(folder);
    await before.put('a/old', 'one', 'absent');
    await before.close();
    const { disk } = failingDisk(cut);
    const store = await openDiskStore(folder, { disk });
    whole = await change(store).then(
      () => true,
      () => false,
    );
    await store.close();
    const after = await openDiskStore(folder);
    await found(after);
    expect(await readdir(path.join(folder, 'temp'))).toEqual([]);
    await after.close();
    expect(cut).toBeLessThan(100);
  }
}

test('a cut before any step of writing something new leaves nothing or all of it', async () => {
  const seen = new Set<string | undefined>();
  await cutEverywhere(
    (store) => store.put('b/c/new', 'whole', 'absent'),
    async (store) => {
      const text = (await store.get('b/c/new'))?.bytes.toString();
      seen.add(text);
      expect((await store.list('', { limit: 9 })).keys).toEqual(text === undefined ? ['a/old'] : ['a/old', 'b/c/new']);
    },
  );
  expect(seen).toEqual(new Set([undefined, 'whole']));
});

test('a cut before any step of a replacement leaves the old object or the new one', async () => {
  const seen = new Set<string | undefined>();
  await cutEverywhere(
    async (store) => store.put('a/old', 'two', { etag: (await store.get('a/old'))?.etag ?? '' }),
    async (store) => {
      seen.add((await store.get('a/old'))?.bytes.toString());
      expect((await store.list('', { limit: 9 })).keys).toEqual(['a/old']);
    },
  );
  expect(seen).toEqual(new Set(['one', 'two']));
});

test('what a crash left half written is gone when the store opens', async () => {
  await mkdir(path.join(temp.folder, 'temp'), { recursive: true });
  await writeFile(path.join(temp.folder, 'temp/half'), 'ha');
  const store = await openDiskStore(temp.folder);
  expect(await readdir(path.join(temp.folder, 'temp'))).toEqual([]);
  expect(await store.list('', { limit: 9 })).toEqual({ keys: [], more: false });
  await store.close();
});

test('objects are plain files that an operator can read', async () => {
  const store = await openDiskStore(temp.folder);
  await store.put('releases/chat/1/release.json', '{}', 'absent');
  expect(await readFile(path.join(temp.folder, 'store/releases/chat/1/release.json'), 'utf8')).toBe('{}');
  await store.delete('releases/chat/1/release.json');
  expect(await readdir(path.join(temp.folder, 'store'))).toEqual([]);
  await store.close();
});

test('a full disk is told by its code, and leaves what was there', async () => {
  const first = await openDiskStore(temp.folder);
  const { etag } = (await first.put('a', 'one', 'absent')) ?? { etag: '' };
  await first.close();
  const opening = failingDisk(Infinity);
  await (await openDiskStore(path.join(temp.folder, 'count'), { disk: opening.disk })).close();
  const store = await openDiskStore(temp.folder, { disk: failingDisk(opening.calls + 2, 'ENOSPC').disk });
  await expect(store.put('a', 'two', { etag })).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(store.put('b', 'two', 'absent')).rejects.toMatchObject({ code: 'ENOSPC' });
  expect((await store.get('a'))?.bytes.toString()).toBe('one');
  expect(await store.get('b')).toBeUndefined();
  await store.close();
});

test('the folder belongs to one registry at a time, and is free again when its owner is gone', async () => {
  const store = await openDiskStore(temp.folder);
  await expect(openDiskStore(temp.folder)).rejects.toThrow(/is in use by process \d+/);
  await store.close();
  // A process that ended, a number that somebody else (we) has by now, and a lock that was never finished.
  for (const dead of ['{"pid":999999999,"started":"1"}', `{"pid":${process.pid},"started":"1"}`, '']) {
    await writeFile(path.join(temp.folder, 'lock'), dead);
    await (await openDiskStore(temp.folder)).close();
  }
});

test('a store whose folder is gone is not ready', async () => {
  const store = await openDiskStore(temp.folder);
  await rm(path.join(temp.folder, 'store'), { recursive: true });
  await expect(store.ready()).rejects.toThrow();
  await store.close();
});

test('what an older registry left beside is left alone', async () => {
  await mkdir(path.join(temp.folder, 'releases/chat/1'), { recursive: true });
  await writeFile(path.join(temp.folder, 'pointers.json'), '{}');
  const store = await openDiskStore(temp.folder);
  expect(await store.list('', { limit: 9 })).toEqual({ keys: [], more: false });
  await store.close();
  expect(await readdir(temp.folder)).toEqual(['pointers.json', 'releases', 'store', 'temp']);
});
