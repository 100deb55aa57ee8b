import fc from 'fast-check';
import { releaseDiff, type ReleaseRecord } from '@portal/contracts';
import { aCall, onAir, type Parts } from '../gate/testing/records.ts';
import { diffReleases, type ComparedRelease } from './diff-releases.ts';

const side = (version: string, files: Record<string, number>, record?: ReleaseRecord): ComparedRelease => ({
  release: { version, at: '2026-11-21T04:00:00.000Z', by: 'ci', source: { commit: '', author: '', time: '', notes: '' }, bytes: 0 },
  files,
  record,
});
const record = (parts: Parts) => onAir('chat', '1', parts).record;

test('tells bytes, shared versions, offers and uses that differ, and nothing else', () => {
  const before = record({
    shared: { react: { version: '19.1.0' }, mobx: { version: '7.0.0' } },
    routes: ['/chatroom', '/chatroom/old'],
    slots: { 'chat/room': { type: 'object' } },
    uses: { calls: { 'chat.list': aCall(), 'chat.send': aCall() }, slots: {}, links: { home: '/' } },
  });
  const after = record({
    shared: { react: { version: '19.3.1' }, mobx: { version: '7.0.0' }, 'react-dom': { version: '19.3.1' } },
    routes: ['/chatroom', '/chatroom/new'],
    slots: { 'chat/room': { type: 'object', required: ['id'] } },
    uses: { calls: { 'chat.list': aCall(), 'chat.send': aCall({ text: { type: 'string' } }) }, slots: { 'odds-and-tips/match-tips': {} }, links: {} },
  });
  const diff = diffReleases(
    side('1', { 'client/a.js': 10, 'client/b.js': 5, 'client/same.js': 1 }, before),
    side('2', { 'client/a.js': 12, 'client/c.js': 7, 'client/same.js': 1 }, after),
  );
  expect(releaseDiff.parse(diff)).toEqual({
    from: expect.objectContaining({ version: '1' }),
    to: expect.objectContaining({ version: '2' }),
    files: [
      { file: 'client/a.js', before: 10, after: 12 },
      { file: 'client/b.js', before: 5, after: null },
      { file: 'client/c.js', before: null, after: 7 },
    ],
    shared: [
      { name: 'react', before: '19.1.0', after: '19.3.1' },
      { name: 'react-dom', before: null, after: '19.3.1' },
    ],
    offers: [
      { kind: 'route', name: '/chatroom/new', change: 'added' },
      { kind: 'route', name: '/chatroom/old', change: 'removed' },
      { kind: 'slot', name: 'chat/room', change: 'changed' },
    ],
    uses: [
      { kind: 'call', name: 'chat.send', change: 'changed' },
      { kind: 'slot', name: 'odds-and-tips/match-tips', change: 'added' },
      { kind: 'link', name: 'home', change: 'removed' },
    ],
  });
});

test('a release without a record offers and uses nothing that one could name', () => {
  const diff = diffReleases(side('1', {}), side('2', {}, record({ routes: ['/chatroom'] })));
  expect([diff.offers, diff.uses, diff.shared]).toEqual([[{ kind: 'route', name: '/chatroom', change: 'added' }], [], []]);
});

test('a release differs from itself in nothing; there and back again are each other’s opposite', () => {
  const files = fc.dictionary(fc.stringMatching(/^client\/[a-z]{1,3}\.js$/), fc.nat());
  const parts = fc.record({
    routes: fc.uniqueArray(fc.constantFrom('/a', '/b', '/c')),
    slots: fc.dictionary(fc.constantFrom('constructor', 'x', 'y'), fc.constantFrom({ type: 'string' }, { type: 'number' })),
  });
  fc.assert(
    fc.property(files, files, parts, parts, (one, other, a, b) => {
      const [from, to] = [side('1', one, record(a)), side('2', other, record(b))];
      const itself = diffReleases(from, from);
      expect([itself.files, itself.shared, itself.offers, itself.uses]).toEqual([[], [], [], []]);
      const there = diffReleases(from, to);
      const back = diffReleases(to, from);
      expect(back.files.map(({ file, before, after }) => ({ file, before: after, after: before }))).toEqual(there.files);
      const opposite = { added: 'removed', removed: 'added', changed: 'changed' } as const;
      expect(back.offers.map(({ change, ...rest }) => ({ ...rest, change: opposite[change] }))).toEqual(there.offers);
    }),
    { numRuns: 200 },
  );
});
