import type { GateReport, MoveAnswer, MoveInput, RemoteName } from '@portal/contracts';
import { aRelease, type RecordParts } from '../testing/a-release.ts';
import { startRegistry, type TempRegistry } from '../testing/temp-registry.ts';

const ODDS: RemoteName = 'odds-and-tips';
let registry: TempRegistry;
beforeEach(async () => {
  registry = await startRegistry();
});
afterEach(() => registry.app.close());

const versions = async (remote: RemoteName = 'chat') => (await registry.state()).remotes[remote]?.map((pointer) => pointer.version);
const publish = (remote: RemoteName, version: string, record: RecordParts = {}) =>
  registry.publish(version, aRelease({ remote, text: `${remote} ${version}`, record }), remote);
const answerOf = async (body: MoveInput) => (await registry.move(body)).json<{ data: MoveAnswer }>().data;
const refusal = async (body: MoveInput) => {
  const answer = await registry.move(body);
  return { status: answer.statusCode, msg: answer.json<{ msg: string }>().msg, data: answer.json<{ data?: GateReport }>().data };
};
const rollback = (to: string, remote: RemoteName = 'chat'): MoveInput => ({ do: 'rollback', remote, to });

describe('the gate', () => {
  const slot = (...props: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(props.map((prop) => [prop, { type: 'string' }])),
    required: props,
    additionalProperties: false,
  });
  const offers = (...props: string[]): RecordParts => ({ offers: { slots: { 'odds-and-tips/match-tips': slot(...props) } } });
  const uses = (...props: string[]): RecordParts => ({ uses: { slots: { 'odds-and-tips/match-tips': slot(...props) } } });

  beforeEach(async () => {
    await publish(ODDS, '1', offers('fixtureId'));
    await registry.promote('1', ODDS);
    await publish('chat', '1', uses('fixtureId'));
    await registry.promote('1');
  });

  test('refuses to publish what uses something that is not offered, and names it', async () => {
    const answer = await publish('chat', '2', { uses: { slots: { 'odds-and-tips/new-thing': slot('x') } } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 40900,
      data: {
        ok: false,
        moveAlong: null,
        conflicts: [{ kind: 'slot', name: 'odds-and-tips/new-thing', user: { program: 'chat', version: '2' }, offerer: { program: ODDS, version: '1' } }],
      },
    });
    expect(answer.json().msg).toMatch(/^chat 2 does not fit: .+/);
    expect((await registry.get('/releases/chat/2')).statusCode).toBe(404);
  });

  test('refuses a rollback that would break another, and names what would have to move along', async () => {
    await publish(ODDS, '2', {
      offers: { slots: { 'odds-and-tips/match-tips': { ...slot('fixtureId'), properties: { fixtureId: { type: 'string' }, tab: { type: 'string' } } } } },
    });
    await registry.promote('2', ODDS);
    await publish('chat', '2', { uses: { slots: { 'odds-and-tips/match-tips': slot('fixtureId', 'tab') } } });
    await registry.promote('2');
    const { status, msg, data } = await refusal(rollback('1', ODDS));
    expect([status, data?.ok, data?.moveAlong]).toEqual([409, false, { chat: '1' }]);
    expect(msg).toMatch(/^This move does not fit: .* It would fit together with chat@1\.$/);
    expect(await versions(ODDS)).toEqual(['2', '1']);
    expect(await answerOf({ do: 'promote', set: { chat: '1', [ODDS]: '1' } })).toMatchObject({ moved: true, gate: { ok: true } });
  });

  test('holds a release against the canary of another too', async () => {
    await publish('chat', '2');
    await publish('chat', '3', uses('fixtureId'));
    await registry.promote('2');
    await registry.move({ do: 'canary', remote: 'chat', version: '3', percent: 10 });
    const { conflicts } = (await publish(ODDS, '2')).json<{ data: GateReport }>().data;
    expect(conflicts.map(({ user }) => user)).toEqual([{ program: 'chat', version: '3' }]);
    await registry.move({ do: 'abort', remote: 'chat' });
    expect((await publish(ODDS, '2')).statusCode).toBe(201);
  });

  test('is asked by a dry run, which moves nothing and tells what it says', async () => {
    expect(await answerOf({ ...rollback('1'), dryRun: true })).toMatchObject({ moved: false, gate: { ok: true } });
    await publish('chat', '2');
    await registry.promote('2');
    await publish(ODDS, '2');
    await registry.promote('2', ODDS);
    const before = await registry.audit();
    const { moved, gate } = await answerOf({ ...rollback('1'), dryRun: true });
    expect([moved, gate.ok, gate.conflicts[0]?.name, gate.moveAlong]).toEqual([false, false, 'odds-and-tips/match-tips', { [ODDS]: '1' }]);
    expect(await registry.audit()).toEqual(before);
    expect(await versions()).toEqual(['2', '1']);
  });

  test('names hosts that left no record', async () => {
    const other = await startRegistry({ hosts: ['shell'] });
    await other.publish('1');
    const answer = await other.promote('1');
    expect(answer.json().data.gate.unchecked).toEqual(['api (no record yet)']);
    await other.app.close();
  });
});
