import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { TokenBuckets } from '../../limits/token-bucket.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { openTestDatabase } from '../../testing/databases.ts';
import { EVENING } from '../../testing/test-app.ts';
import { accountRepository } from '../user/index.ts';
import { UploadService } from './upload.service.ts';
import { folderStore, memoryStore, type UploadStore } from './upload.store.ts';

test('a folder keeps bytes whole, gives them back and leaves no halves', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const store = folderStore(folder);
  await store.put('abcdef.webp', Buffer.from('picture'));
  const found = await store.read('abcdef.webp');
  expect(found?.size).toBe(7);
  expect(Buffer.concat(await found!.stream.toArray()).toString()).toBe('picture');
  expect(await readdir(join(folder, 'ab'))).toEqual(['abcdef.webp']);
  await store.remove('abcdef.webp');
  expect(await store.read('abcdef.webp')).toBeUndefined();
  await rm(folder, { recursive: true });
});

test('a picture that cannot be kept leaves nothing behind, its small copy neither', async () => {
  const database = await openTestDatabase('pglite');
  const clock = new ManualClock(EVENING);
  const left = new Set<string>();
  const full: UploadStore = {
    ...memoryStore(),
    put: async (name) => {
      if (!name.includes('-s.')) throw new Error('disk is full');
      left.add(name);
    },
    remove: async (name) => {
      left.delete(name);
    },
  };
  const owner = await accountRepository(database.db).add({
    username: 'an',
    displayName: 'An',
    passwordHash: '',
    siteRoleId: 1,
    userType: 10,
    createdAt: new Date(EVENING),
  });
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a7d4b' } })
    .png()
    .toBuffer();
  await expect(
    new UploadService({ db: database.db, clock, limits: new TokenBuckets(clock), store: full, onError: () => {} }).take(
      owner!.id,
      new Blob([Uint8Array.from(picture)]),
    ),
  ).rejects.toThrow('disk is full');
  expect([...left]).toEqual([]);
  await database.close();
});
