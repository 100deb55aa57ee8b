import { mkdtemp, readdir, rm, writeFile, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderCache } from './image-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test('what was put is there, with its moment, also after a restart', async () => {
  await folderCache(folder, 100).put('aa01', Buffer.from('one'), 1_700_000_000_000);
  expect(await folderCache(folder, 100).get('aa01')).toEqual({ bytes: Buffer.from('one'), madeAt: 1_700_000_000_000 });
  expect(await folderCache(folder, 100).get('aa02')).toBeUndefined();
});

test('when it is full the least recently used goes', async () => {
  const cache = folderCache(folder, 25);
  for (const name of ['aa', 'bb']) await cache.put(name, Buffer.alloc(10), 1);
  await cache.get('aa');
  await cache.put('cc', Buffer.alloc(10), 1);
  expect(await files()).toEqual(['aa', 'cc']);
  expect(await cache.get('bb')).toBeUndefined();
  await cache.put('dd', Buffer.alloc(26), 1);
  expect(await files()).toEqual(['aa', 'cc']);
  await cache.put('aa', Buffer.alloc(12), 2);
  expect(await files()).toEqual(['aa', 'cc']);
});

test('a restart remembers the order of use, and takes away what was half written', async () => {
  const first = folderCache(folder, 100);
  for (const [name, usedAt] of [
    ['aa', 300],
    ['bb', 100],
    ['cc', 200],
  ] as const) {
    await first.put(name, Buffer.alloc(10), 1);
    await utimes(join(folder, name, name), usedAt, 1);
  }
  await writeFile(join(folder, 'aa', 'aa.1.part'), 'half');
  await folderCache(folder, 25).put('ee', Buffer.alloc(1), 1);
  expect(await files()).toEqual(['aa', 'cc', 'ee']);
});

test('a file that somebody took away is made again', async () => {
  const cache = folderCache(folder, 100);
  await cache.put('aa', Buffer.alloc(10), 1);
  await rm(join(folder, 'aa'), { recursive: true });
  expect(await cache.get('aa')).toBeUndefined();
});
