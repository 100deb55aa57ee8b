import type { AuditEntry, HistoryPage } from '@portal/contracts';
import { openMemoryStore } from '../store/memory-store.ts';
import { auditKey } from '../store/keys.ts';
import type { StoredObject } from '../store/object-store.ts';
import { aRelease } from '../testing/a-release.ts';
import { startRegistry, type TempRegistry } from '../testing/temp-registry.ts';
import { verifyAudit } from './verify-audit.ts';

let objects: Map<string, StoredObject>;
let registry: TempRegistry;
beforeEach(async () => {
  objects = new Map();
  registry = await startRegistry({ store: openMemoryStore(objects) });
  for (const version of ['1', '2', '3']) await registry.publish(version, aRelease({ text: version }));
  await registry.publish('1', aRelease({ remote: 'odds-and-tips' }), 'odds-and-tips');
  await registry.promote('1');
  await registry.promote('1', 'odds-and-tips');
  await registry.promote('2');
});
afterEach(() => registry.app.close());

const history = async (query = '') => (await registry.get(`/history${query}`)).json<HistoryPage>();
const whole = async () => {
  const list: unknown[] = [];
  for (let after: number | null = 0, page; after !== null; after = page.next) {
    page = (await registry.get(`/audit?limit=2&after=${after}`)).json<{ list: unknown[]; next: number | null; head: { n: number; hash: string } }>();
    list.push(...page.list);
    if (page.next === null) return verifyAudit(list, page.head);
  }
  throw new Error('no last page');
};

test('history is newest first, page by page, of all or of one remote', async () => {
  expect(await history('?limit=2')).toMatchObject({ list: [{ n: 9, do: 'promote' }, { n: 8 }], next: 8 });
  expect(await history('?limit=100&before=3')).toMatchObject({
    list: [
      { n: 2, do: 'host' },
      { n: 1, do: 'host' },
    ],
    next: null,
  });
  const chat = await history('?remote=chat');
  expect(chat.list.map((line) => [line.do, line.moves[0]?.to])).toEqual([
    ['promote', '2'],
    ['promote', '1'],
    ['publish', '3'],
    ['publish', '2'],
    ['publish', '1'],
  ]);
  expect(await history('?remote=account-and-missions')).toEqual({ list: [], next: null });
  for (const query of ['?limit=0', '?limit=101', '?remote=evil', '?before=x']) expect((await registry.get(`/history${query}`)).statusCode).toBe(400);
});

test('the log comes whole and verifies, page by page', async () => {
  expect(await whole()).toEqual({ ok: true, lines: 9, problems: [] });
});

test.each<[string, () => void, string]>([
  [
    'changed',
    () => {
      const line = objects.get(auditKey(4))!;
      objects.set(auditKey(4), { ...line, bytes: Buffer.from(line.bytes.toString().replace('"root"', '"lan"')) });
    },
    'line 4 was changed: it does not match its own hash',
  ],
  ['removed', () => objects.delete(auditKey(4)), 'line 4 is missing'],
  ['cut to half a line', () => objects.set(auditKey(4), { bytes: Buffer.from('{"n":4,"at'), etag: 'x' }), 'line 4 cannot be read as a line of the log'],
  [
    'swapped',
    () => {
      const [four, five] = [objects.get(auditKey(4))!, objects.get(auditKey(5))!];
      objects.set(auditKey(4), five);
      objects.set(auditKey(5), four);
    },
    'line 4 stands after line 5',
  ],
])('a line that was %s in the store is found', async (_how, harm, says) => {
  harm();
  expect(await whole()).toMatchObject({ ok: false, problems: [{ says }] });
});

test('a cut end is found: the book knows the newest line', async () => {
  for (const n of [8, 9]) objects.delete(auditKey(n));
  // The newest stands in the book as well, so only the one before is lost.
  expect(await whole()).toMatchObject({ ok: false, problems: [{ says: 'line 8 is missing' }] });
});

test('a newest line that was lost or cut comes back with the next start; a forged one stays, is found, and keeps nobody from rolling back', async () => {
  objects.delete(auditKey(9));
  await registry.app.close();
  registry = await startRegistry({ store: openMemoryStore(objects) });
  expect(objects.has(auditKey(9))).toBe(true);
  expect(await whole()).toMatchObject({ ok: true });
  objects.set(auditKey(9), {
    bytes: Buffer.from(JSON.stringify({ ...(JSON.parse(objects.get(auditKey(9))!.bytes.toString()) as AuditEntry), by: 'nobody' })),
    etag: 'x',
  });
  await registry.app.close();
  registry = await startRegistry({ store: openMemoryStore(objects) });
  expect((await registry.move({ do: 'rollback', remote: 'chat' })).statusCode).toBe(200);
  expect(await whole()).toMatchObject({ ok: false, problems: [{ says: 'line 9 was changed: it does not match its own hash' }] });
});

test('a line that somebody put there before its time is no line of ours', async () => {
  objects.set(auditKey(10), { bytes: Buffer.from('{}'), etag: 'x' });
  expect(await whole()).toMatchObject({ ok: true });
  expect((await registry.promote('3')).statusCode).toBe(200);
  expect(await whole()).toMatchObject({ ok: false, problems: [{ n: 10 }] });
});
