import type { AuditEntry } from '@portal/contracts';
import { verifyAudit } from './audit/index.ts';
import { sha384 } from './hashes.ts';
import type { StoredObject } from './store/object-store.ts';
import { openMemoryStore } from './store/memory-store.ts';
import { aHost, aRelease } from './testing/a-release.ts';
import { faultyStore, type Fault } from './testing/faulty-store.ts';
import { startRegistry, type TempRegistry } from './testing/temp-registry.ts';

// Every change of the registry, with a fault at each single write of it: what is found afterwards is the state before or the state after.

/** A change, and how one sees that it was made. */
interface Change {
  make: (registry: TempRegistry) => Promise<{ statusCode: number }>;
  made: (registry: TempRegistry) => Promise<boolean>;
  line: AuditEntry['do'];
}
const changes: Record<string, Change> = {
  'a publish': {
    make: (registry) => registry.publish('2', aRelease({ text: 'two' })),
    made: async (registry) => (await registry.get('/releases/chat/2')).statusCode === 200,
    line: 'publish',
  },
  'a promote': {
    make: (registry) => registry.promote('1'),
    made: async (registry) => (await registry.state()).remotes.chat?.[0]?.version === '1',
    line: 'promote',
  },
  'a canary': {
    make: (registry) => registry.move({ do: 'canary', remote: 'odds-and-tips', version: '2', percent: 10 }),
    made: async (registry) => (await registry.state()).canaries['odds-and-tips'] !== undefined,
    line: 'canary',
  },
  "a host's record": {
    make: (registry) => registry.send('POST', '/hosts/shell/2', aHost('shell', {}, 'two();')),
    made: async (registry) => (await registry.get('/hosts/shell')).json().version === '2',
    line: 'host',
  },
  'a token': {
    make: (registry) => registry.send('POST', '/tokens', { name: 'ci', role: 'read' }),
    made: async (registry) => (await registry.get('/tokens')).json().list.length === 1,
    line: 'token',
  },
};

let objects: Map<string, StoredObject>;
const seed = new Map<string, StoredObject>();
const setUp = () => {
  objects = new Map(seed);
};
/** A store with something in it: a release on air, another one beside it. */
beforeAll(async () => {
  const registry = await startRegistry({ store: openMemoryStore(seed) });
  await registry.publish('1');
  for (const version of ['1', '2']) await registry.publish(version, aRelease({ remote: 'odds-and-tips', text: version }), 'odds-and-tips');
  await registry.promote('1', 'odds-and-tips');
  await registry.app.close();
});
beforeEach(setUp);

/** Nothing is half done: the log is whole and tells of the change exactly when it was made; what is visible is whole, what is not visible left no file. */
async function expectWhole(registry: TempRegistry, { made, line }: Change): Promise<boolean> {
  const { list, head } = await registry.audit();
  expect(verifyAudit(list, head)).toMatchObject({ ok: true });
  const done = await made(registry);
  expect(list.filter((one) => one.do === line && one.n > 6)).toHaveLength(done ? 1 : 0);
  const release = await registry.get('/releases/chat/2');
  const versions = (await registry.get('/versions/chat')).json<{ list: { version: string }[] }>().list.map(({ version }) => version);
  expect(versions.includes('2')).toBe(release.statusCode === 200);
  if (release.statusCode === 200) {
    const manifest = (await registry.get('/releases/chat/2/release.json')).json<{ files: Record<string, string> }>();
    for (const [file, hash] of Object.entries(manifest.files)) expect(sha384((await registry.get(`/releases/chat/2/${file}`)).rawPayload)).toBe(hash);
  } else {
    expect([...objects.keys()].filter((key) => key.startsWith('releases/chat/2/'))).toEqual([]);
  }
  return done;
}

describe.each(Object.entries(changes))('%s', (_name, change) => {
  test.each<Fault>(['dies before', 'dies after'])(
    'of a registry that %s any of its writes is made or not made after the restart, and finishes when it is asked for again',
    async (kind) => {
      const outcomes = new Set<boolean>();
      for (let at = 1, met = true; met; at += 1) {
        setUp();
        const faulty = faultyStore(openMemoryStore(objects));
        const dying = await startRegistry({ store: faulty.store });
        faulty.arm(kind, at);
        await change.make(dying);
        met = faulty.met;
        await dying.app.close();

        const registry = await startRegistry({ store: openMemoryStore(objects) });
        const done = await expectWhole(registry, change);
        outcomes.add(done);
        expect([...objects.keys()].filter((key) => key.startsWith('incoming/'))).toEqual([]);
        if (!done) expect([200, 201]).toContain((await change.make(registry)).statusCode);
        expect(await expectWhole(registry, change)).toBe(true);
        await registry.app.close();
        expect(at).toBeLessThan(50);
      }
      // Its first write may be the one that makes it true.
      expect(outcomes).toContain(true);
      if (kind === 'dies before') expect(outcomes).toContain(false);
    },
  );

  test('whose store does one of its writes and says that it failed is answered by what is true', async () => {
    const answers = new Set<boolean>();
    for (let at = 1, met = true; met; at += 1) {
      setUp();
      const faulty = faultyStore(openMemoryStore(objects));
      const registry = await startRegistry({ store: faulty.store });
      faulty.arm('does and fails', at);
      const good = (await change.make(registry)).statusCode < 300;
      met = faulty.met;
      answers.add(good);
      expect(await expectWhole(registry, change)).toBe(good);
      if (!good) expect([200, 201]).toContain((await change.make(registry)).statusCode);
      expect(await expectWhole(registry, change)).toBe(true);
      await registry.app.close();
      expect(at).toBeLessThan(50);
    }
    expect(answers).toContain(true);
  });

  test('without room for any of its writes is refused with a clear line and leaves nothing, or was made; with room it finishes', async () => {
    const answers = new Set<number>();
    for (let at = 1, met = true; met; at += 1) {
      setUp();
      const faulty = faultyStore(openMemoryStore(objects));
      const registry = await startRegistry({ store: faulty.store });
      faulty.arm('full', at);
      const answer = (await change.make(registry)) as { statusCode: number; json: () => { code: number; msg: string } };
      met = faulty.met;
      answers.add(answer.statusCode);
      if (answer.statusCode === 507) expect(answer.json()).toEqual({ code: 50700, msg: expect.stringContaining('disk of the registry is full') });
      expect(await expectWhole(registry, change)).toBe(answer.statusCode < 300);

      faulty.room();
      if (answer.statusCode === 507) expect([200, 201]).toContain((await change.make(registry)).statusCode);
      // A change after it, and a restart: what could not be written then is written now.
      expect((await registry.move({ do: 'freeze', remote: 'account-and-missions' })).statusCode).toBe(200);
      await registry.app.close();
      const again = await startRegistry({ store: openMemoryStore(objects) });
      expect(await expectWhole(again, change)).toBe(true);
      await again.app.close();
      expect(at).toBeLessThan(50);
    }
    expect(answers).toContain(507);
    expect(Math.min(...answers)).toBeLessThan(300);
  });
});

test('while the disk is full everything can be read, and shells are served', async () => {
  const faulty = faultyStore(openMemoryStore(objects));
  faulty.arm('full', 1);
  const registry = await startRegistry({ store: faulty.store });
  for (const url of ['/state', '/board', '/audit', '/releases/odds-and-tips/1/client/remoteEntry.js', '/versions/chat'])
    expect((await registry.get(url)).statusCode).toBe(200);
  expect((await registry.promote('1')).statusCode).toBe(507);
  expect((await registry.state()).remotes.chat).toBeUndefined();
  await registry.app.close();
});

test('a book that is not readable, or gone while the log is there, stops the start with a line', async () => {
  const text = objects.get('book.json')!;
  objects.set('book.json', { bytes: text.bytes.subarray(0, 100), etag: 'x' });
  await expect(startRegistry({ store: openMemoryStore(objects) })).rejects.toThrow(/book\.json in the store cannot be read/);
  objects.delete('book.json');
  await expect(startRegistry({ store: openMemoryStore(objects) })).rejects.toThrow(/book\.json is missing in the store although the log has lines/);
});

test('everything is there again after a restart', async () => {
  const first = await startRegistry({ store: openMemoryStore(objects) });
  const before = [await first.state(), await first.audit(), (await first.get('/versions/odds-and-tips')).json()];
  await first.app.close();
  const second = await startRegistry({ store: openMemoryStore(objects) });
  expect([await second.state(), await second.audit(), (await second.get('/versions/odds-and-tips')).json()]).toEqual(before);
  await second.app.close();
});
