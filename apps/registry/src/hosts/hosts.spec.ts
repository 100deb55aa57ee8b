import { aHost, aRecord } from '../testing/a-release.ts';
import { startRegistry, type TempRegistry } from '../testing/temp-registry.ts';
import { aRelease } from '../testing/a-release.ts';

let registry: TempRegistry;
beforeEach(async () => {
  registry = await startRegistry({ hosts: [], now: () => Date.parse('2026-11-20T12:00:00Z') });
});
afterEach(() => registry.app.close());

const slots = { 'odds-and-tips/match-tips': { type: 'object' } };

test('the newest accepted record is the live one, and it may be an earlier one again', async () => {
  expect((await registry.get('/hosts/shell')).statusCode).toBe(404);
  expect((await registry.host('shell', '1')).statusCode).toBe(201);
  expect((await registry.get('/hosts/shell')).json()).toEqual({ version: '1', at: '2026-11-20T12:00:00.000Z', record: aRecord('shell') });
  expect((await registry.host('shell', '2', { runtime: 2 })).statusCode).toBe(201);
  expect((await registry.get('/hosts/shell')).json()).toMatchObject({ version: '2', record: { runtime: 2 } });
  expect((await registry.host('shell', '1')).statusCode).toBe(201);
  expect((await registry.board()).hosts).toEqual([{ host: 'shell', version: '1', at: '2026-11-20T12:00:00.000Z' }]);
  expect((await registry.audit()).list.map((line) => [line.do, line.moves])).toEqual(
    [
      [null, '1'],
      ['1', '2'],
      ['2', '1'],
    ].map(([from, to]) => ['host', [{ program: 'shell', from, to }]]),
  );
});

test('the same record again is no line of the log, another one under the same version is refused', async () => {
  await registry.host('shell', '1');
  expect((await registry.host('shell', '1')).statusCode).toBe(200);
  expect((await registry.audit()).head.n).toBe(1);
  const other = await registry.host('shell', '1', { runtime: 2 });
  expect([other.statusCode, other.json().msg]).toEqual([409, expect.stringContaining('shell 1 left another record before')]);
  const otherProbe = await registry.send('POST', '/hosts/shell/1', aHost('shell', {}, 'another();'));
  expect(otherProbe.statusCode).toBe(409);
});

test('a host that would break what is on air is refused, naming it', async () => {
  await registry.host('shell', '1', { shared: { react: { version: '19.3.1' } } });
  await registry.host('api', '1');
  await registry.publish('1', aRelease({ record: { shared: { react: { version: '19.3.1', requires: '^19.0.0' } } } }));
  expect((await registry.host('shell', '2', { shared: { react: { version: '20.0.0' } } })).statusCode).toBe(201);
  await registry.host('shell', '1', { shared: { react: { version: '19.3.1' } } });
  await registry.promote('1');
  const answer = await registry.host('shell', '3', { shared: { react: { version: '20.0.0' } } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    msg: expect.stringContaining('shell 3 does not fit'),
    data: { ok: false, conflicts: [{ kind: 'shared', name: 'react', user: { program: 'chat', version: '1' } }] },
  });
  expect((await registry.get('/hosts/shell')).json().version).toBe('1');
});

test.each([
  ['shell', { record: '{' }, 'record is not JSON'],
  ['shell', { record: JSON.stringify(aRecord('api')) }, "The record is of 'api'"],
  ['shell', { record: JSON.stringify(aRecord('shell')) }, 'leaves its probe'],
  ['shell', { record: JSON.stringify({ ...aRecord('shell'), format: 2 }) }, 'record: format'],
  ['shell', { ...aHost('shell'), probe: 'no base64!' }, 'probe'],
  ['api', {}, 'The body needs'],
  ['chat', aHost('api'), '/hosts/'],
])('%s with a body that is none is refused: %j', async (host, body, line) => {
  const answer = await registry.send('POST', `/hosts/${host}/1`, body);
  expect([answer.statusCode, answer.json().msg]).toEqual([400, expect.stringContaining(line)]);
  expect((await registry.audit()).head.n).toBe(0);
});

test('the probe that came with the live shell is the one that is run', async () => {
  const ran: string[] = [];
  await registry.app.close();
  registry = await startRegistry({
    hosts: [],
    probe: async (_release, program) => {
      ran.push(program.toString());
      return { ok: true, problems: [], routes: [], slots: [] };
    },
  });
  await registry.send('POST', '/hosts/shell/1', aHost('shell', {}, 'one();'));
  await registry.publish('1');
  await registry.send('POST', '/hosts/shell/2', aHost('shell', { offers: { slots } }, 'two();'));
  await registry.publish('2');
  expect(ran).toEqual(['one();', 'two();']);
});
