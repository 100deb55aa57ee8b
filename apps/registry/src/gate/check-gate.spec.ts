import fc from 'fast-check';
import { gateReport, type JsonSchema } from '@portal/contracts';
import { checkGate } from './check-gate.ts';
import type { OnAir } from './on-air.ts';
import { schemaOf, plan } from './testing/plans.ts';
import { aCall, anObject, onAir } from './testing/records.ts';

const says = (moving: OnAir[], staying: OnAir[]) => checkGate(moving, staying).conflicts.map((conflict) => conflict.says);
const text: JsonSchema = { type: 'string' };
const small: JsonSchema = { type: 'integer', maximum: 50 };
const rooms = aCall({ pageSize: small }, { title: text });
const api = (calls = { 'schedule.rooms': rooms }) => onAir('api', '0.2.0', { calls });
const chat = (version: string, uses = { calls: { 'schedule.rooms': rooms } }) => onAir('chat', version, { uses });

test('what is used and offered alike passes, and says so in the form of the contract', () => {
  const result = checkGate([chat('1.4.0')], [api(), onAir('shell', '1')]);
  expect(result).toEqual({ ok: true, conflicts: [], unchecked: [] });
});

describe('calls', () => {
  test('one that is not offered any more', () => {
    const { ok, conflicts } = checkGate([api({} as never)], [chat('1.4.0')]);
    expect(ok).toBe(false);
    expect(conflicts).toEqual([
      {
        kind: 'call',
        user: { program: 'chat', version: '1.4.0' },
        offerer: { program: 'api', version: '0.2.0' },
        name: 'schedule.rooms',
        at: '',
        says: 'chat 1.4.0 uses call schedule.rooms; api 0.2.0 does not offer it',
      },
    ]);
    expect(gateReport.safeParse({ ok, conflicts, moveAlong: null, unchecked: [] }).success).toBe(true);
  });
  test('the api must take what the user sends', () => {
    expect(
      checkGate([chat('1.4.0', { calls: { 'schedule.rooms': aCall({ pageSize: { type: 'integer', maximum: 100 } }, { title: text }) } })], [api()]).conflicts,
    ).toEqual([
      expect.objectContaining({
        at: 'input.pageSize',
        says: 'chat 1.4.0 uses call schedule.rooms of api 0.2.0: input.pageSize may be 100; 50 at most is taken',
      }),
    ]);
  });
  test('the user must take what the api answers', () => {
    expect(checkGate([api({ 'schedule.rooms': aCall({ pageSize: small }, { title: { type: ['string', 'null'] } }) })], [chat('1')]).conflicts).toEqual([
      expect.objectContaining({ at: 'output.title', says: 'chat 1 uses call schedule.rooms of api 0.2.0: output.title may be null; only text is taken' }),
    ]);
  });
  test('what is offered may grow: takes more, answers more', () => {
    expect(says([api({ 'schedule.rooms': { ...aCall({ pageSize: { type: 'integer' } }, { title: text, viewers: small }) } })], [chat('1')])).toEqual([]);
  });
  test('another method or path', () => {
    const moved = { ...rooms, method: 'POST', path: '/other' };
    expect(says([api({ 'schedule.rooms': moved })], [chat('1')])).toEqual([
      'chat 1 uses call schedule.rooms of api 0.2.0: method is GET; POST is offered',
      'chat 1 uses call schedule.rooms of api 0.2.0: path is /al/api/rooms; /other is offered',
    ]);
  });
  test('a name that every object has is no call', () => {
    expect(says([chat('1', { calls: { constructor: rooms } as never })], [api()])).toEqual(['chat 1 uses call constructor; api 0.2.0 does not offer it']);
  });
});

describe('slots', () => {
  const provider = (slots: Record<string, JsonSchema>) => onAir('chat', '2', { slots });
  const page = onAir('live-and-schedule', '1', { uses: { slots: { 'chat/room': anObject({ groupId: small }) } } });

  test('one that the provider does not have', () => {
    expect(says([provider({})], [page])).toEqual(['live-and-schedule 1 uses slot chat/room; chat 2 does not offer it']);
  });
  test('props that the provider does not take', () => {
    expect(checkGate([provider({ 'chat/room': anObject({ groupId: text, title: text }) })], [page]).conflicts.map(({ at, says: told }) => [at, told])).toEqual([
      ['props.groupId', 'live-and-schedule 1 uses slot chat/room of chat 2: props.groupId may be a whole number; only text is taken'],
      ['props.title', 'live-and-schedule 1 uses slot chat/room of chat 2: props.title may be missing; it is required'],
    ]);
  });
  test('a provider that is not on air is no conflict: the place stays empty', () => {
    expect(says([page], [api()])).toEqual([]);
  });
});

describe('links', () => {
  const table = { '/truc-tiep': 'live-and-schedule', '/chatroom': 'chat' } as const;
  const shell = onAir('shell', '1', { owners: table, routes: ['/'] });
  const live = (routes: string[]) => onAir('live-and-schedule', '2', { routes });
  const linking = (links: Record<string, string>) => onAir('odds-and-tips', '1', { uses: { links } });

  test('a page that its owner does not have any more', () => {
    expect(says([live(['/truc-tiep'])], [shell, linking({ liveRoom: '/truc-tiep/bong-da/1' })])).toEqual([
      'odds-and-tips 1 links to /truc-tiep/bong-da/1 (liveRoom); live-and-schedule 2 has no such page',
    ]);
  });
  test('an owner that has the page, and one that is not on air', () => {
    expect(says([linking({ liveRoom: '/truc-tiep/bong-da/1?tab=chat', chat: '/chatroom' })], [shell, live(['/truc-tiep/:sport/:id'])])).toEqual([]);
  });
  test('a page that belongs to nobody', () => {
    expect(says([linking({ home: '/', lost: '/mat-roi' })], [shell])).toEqual(['odds-and-tips 1 links to /mat-roi (lost); shell 1 has no such page']);
  });
  test('current and canary of the owner must both have it', () => {
    expect(says([linking({ liveRoom: '/truc-tiep/1' })], [shell, live(['/truc-tiep/:id']), { ...live([]), version: '3' }])).toEqual([
      'odds-and-tips 1 links to /truc-tiep/1 (liveRoom); live-and-schedule 3 has no such page',
    ]);
  });
  test('a release must have its own pages that it links to', () => {
    const itself = onAir('chat', '4', { routes: ['/chatroom'], uses: { links: { chat: '/chatroom', old: '/chatroom/old' } } });
    expect(says([itself], [shell])).toEqual(['chat 4 links to /chatroom/old (old); chat 4 has no such page']);
  });
});

describe('what the shell gives', () => {
  const shell = onAir('shell', '1', { runtime: 1, shared: { react: { version: '19.3.1' }, '@portal/platform': { version: '0.4.0-rc.1' } } });
  const built = (shared: Parameters<typeof onAir>[2] & object) => onAir('chat', '1', shared);

  test.each<[string, Parameters<typeof onAir>[2] & object, string[]]>([
    [
      'versions in range',
      { shared: { react: { version: '19.1.0', requires: '^19.1.0' }, '@portal/platform': { version: '0.4.0', requires: '^0.4.0-rc.0' } } },
      [],
    ],
    ['another major', { shared: { react: { version: '20.0.0', requires: '^20.0.0' } } }, ['chat 1 requires react ^20.0.0; shell 1 provides 19.3.1']],
    ['a newer one than the shell’s', { shared: { react: { version: '19.4.0' } } }, ['chat 1 requires react ^19.4.0; shell 1 provides 19.3.1']],
    ['one that the shell has not', { shared: { mobx: { version: '7.0.0', requires: '^7' } } }, ['chat 1 requires mobx ^7; shell 1 does not provide it']],
    ['a range that cannot be read', { shared: { react: { version: '19.0.0', requires: 'new' } } }, ['chat 1 requires react new; shell 1 provides 19.3.1']],
    ['another runtime', { runtime: 2 }, ['chat 1 expects federation runtime 2; shell 1 gives 1']],
  ])('%s', (_what, record, told) => {
    expect(says([built(record)], [shell])).toEqual(told);
    expect(says([shell], [built(record)])).toEqual(told);
  });
  test('the api has no part in it', () => {
    expect(says([built({ runtime: 2 })], [api()])).toEqual([]);
  });
});

describe('who is held against whom', () => {
  const broken = onAir('api', '0.3.0');

  test('two that stay are not: they are on air together already', () => {
    expect(says([onAir('odds-and-tips', '1')], [broken, chat('1')])).toEqual([]);
  });
  test('two that move are', () => {
    expect(says([broken, chat('1')], [])).toHaveLength(1);
  });
  test('each of current and canary is, but not one against the other', () => {
    const page = onAir('live-and-schedule', '1', { uses: { slots: { 'chat/room': anObject({}) } } });
    expect(says([page], [chat('1'), chat('2')])).toEqual([
      'live-and-schedule 1 uses slot chat/room; chat 1 does not offer it',
      'live-and-schedule 1 uses slot chat/room; chat 2 does not offer it',
    ]);
    const selfish = onAir('chat', '3', { uses: { slots: { 'chat/room': anObject({}) } } });
    expect(says([selfish], [chat('1')])).toEqual([]);
  });
  test('one without a record cannot be judged, and is named', () => {
    expect(checkGate([chat('1')], [{ program: 'api', version: '0.1.0', record: undefined }])).toEqual({ ok: true, conflicts: [], unchecked: ['api 0.1.0'] });
  });
});

test('a change of what a release does not use never stands in its way', () => {
  const schema = plan.map(schemaOf);
  fc.assert(
    fc.property(schema, schema, fc.array(fc.tuple(fc.stringMatching(/^[a-z]{3,8}\.[a-z]{3,8}$/), schema, schema)), (input, output, others) => {
      const used = { method: 'GET', path: '/a', input, output };
      const user = onAir('chat', '1', { uses: { calls: { 'Own.call': used } } });
      const calls = Object.fromEntries(others.map(([name, one, other]) => [name, { method: 'POST', path: `/${name}`, input: one, output: other }]));
      const changed = onAir('api', '9', { calls: { ...calls, 'Own.call': used }, slots: { 'other/slot': input } });
      expect(checkGate([changed], [user]).conflicts).toEqual([]);
      expect(checkGate([user], [changed]).conflicts).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('a report has an end', () => {
  const calls = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`a.b${n}`, rooms]));
  const { ok, conflicts } = checkGate([chat('1', { calls } as never)], [api()]);
  expect([ok, conflicts.length]).toEqual([false, 100]);
});
