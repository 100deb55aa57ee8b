import { ApiError } from '@portal/api-client';
import { fakeApi, fakeClock } from '@portal/testing';
import type { BoardChange } from './board-changes.ts';
import { awayCodes, operatorCalls } from './operator-calls.ts';
import { ReleasesModel } from './releases.model.ts';
import { aBoard, aHealth, aKept, anEntry, aRow, fits } from './testing/fixtures.ts';
import { fakeStream } from './testing/fake-stream.ts';

const settled = async () => {
  for (let n = 0; n < 8; n += 1) await Promise.resolve();
};
const state = (revision: number) => ({ revision, remotes: {} });
const rolledBack = aBoard([aRow({ current: aKept('1.3.0') })], { revision: 13 });

async function working() {
  const clock = fakeClock();
  const stream = fakeStream();
  const changes: BoardChange[] = [];
  let board = aBoard();
  let problem: Error | undefined;
  const api = fakeApi()
    .on(operatorCalls.board, () => {
      if (problem) throw problem;
      return board;
    })
    .on(operatorCalls.history, () => ({ list: [anEntry(2), anEntry(1)], next: null }))
    .on(operatorCalls.versions, () => ({ list: [aKept('1.4.0'), aKept('1.3.0')], next: null }))
    .on(operatorCalls.move, ({ dryRun }) => ({ outcome: 'answered' as const, answer: { moved: !dryRun, revision: 13, gate: fits } }));
  const model = new ReleasesModel({ api, clock, stream: stream.stream, onChange: (change) => changes.push(change), onMoved: () => {} });
  model.start();
  await settled();
  const boards = () => api.inputs(operatorCalls.board).length;
  return {
    model,
    clock,
    stream,
    api,
    changes,
    boards,
    isNow(next: typeof board) {
      board = next;
    },
    fails(error: Error | undefined) {
      problem = error;
    },
  };
}
const away = (what: keyof typeof awayCodes) => new ApiError('server', { call: 'x', status: 503, code: awayCodes[what] });

describe('the board', () => {
  it('is read at once, and again when the stream tells of another revision', async () => {
    const { model, stream, boards, changes, isNow } = await working();
    expect(model.board?.revision).toBe(12);
    stream.accept();
    stream.tell('state', state(12));
    await settled();
    expect(boards()).toBe(1);
    isNow(rolledBack);
    stream.tell('state', state(13));
    await settled();
    expect(model.board?.revision).toBe(13);
    expect(changes).toMatchObject([{ kind: 'current', remote: 'chat', from: '1.4.0', to: '1.3.0' }]);
  });

  it('is read once in two seconds for changes of health, however many are told', async () => {
    const { model, stream, clock, boards, changes, isNow } = await working();
    stream.accept();
    isNow(aBoard([aRow({ health: aHealth({ verdict: 'inconclusive' }) })]));
    for (let n = 0; n < 50; n += 1) stream.tell('health', { remote: 'chat' });
    clock.advance(2_000);
    await settled();
    expect([boards(), model.board?.remotes[0]?.health.verdict, changes]).toEqual([2, 'inconclusive', []]);
  });

  it('is asked for every ten seconds without the stream, and every minute with it', async () => {
    const { stream, clock, boards } = await working();
    for (let n = 0; n < 3; n += 1) {
      clock.advance(10_000);
      await settled();
    }
    expect(boards()).toBe(4);
    stream.accept();
    for (let n = 0; n < 5; n += 1) {
      clock.advance(10_000);
      stream.alive();
      await settled();
    }
    expect(boards()).toBe(4);
    clock.advance(10_000);
    await settled();
    expect(boards()).toBe(5);
  });

  it('stays while the registry is away, says so, and is true again by itself', async () => {
    const { model, clock, fails } = await working();
    fails(away('registry'));
    clock.advance(10_000);
    await settled();
    expect(model.state).toMatchObject({ status: 'shown', board: { revision: 12 }, trouble: { kind: 'registry' } });
    fails(undefined);
    clock.advance(10_000);
    await settled();
    expect(model.state).toMatchObject({ status: 'shown', trouble: undefined });
  });

  it.each<[string, Error]>([
    ['notStaff', new ApiError('notAllowed', { call: 'x', status: 403 })],
    ['loggedOut', new ApiError('noToken', { call: 'x', status: 401 })],
  ])('goes from the page of who may not look any more (%s)', async (kind, error) => {
    const { model, fails } = await working();
    fails(error);
    await model.refresh();
    expect(model.state).toEqual({ status: 'failed', trouble: { kind } });
  });

  it('never there: the reason is the state', async () => {
    const clock = fakeClock();
    const model = new ReleasesModel({
      api: fakeApi().on(operatorCalls.board, () => {
        throw away('token');
      }),
      clock,
      stream: fakeStream().stream,
      onChange: () => {},
      onMoved: () => {},
    });
    model.start();
    await settled();
    expect(model.state).toEqual({ status: 'failed', trouble: { kind: 'token' } });
  });

  it('survives a stream that talks nonsense', async () => {
    const { model, stream } = await working();
    stream.accept();
    stream.tell('state', 'nonsense');
    stream.tell('weather', {});
    await settled();
    expect(model.board?.revision).toBe(12);
  });

  it('leaves no timer and no connection behind, and can begin again', async () => {
    const { model, stream, clock, boards } = await working();
    stream.accept();
    stream.tell('health', {});
    model.dispose();
    expect([clock.waiting, stream.isOpen]).toEqual([0, false]);
    model.start();
    await settled();
    expect([boards(), stream.isOpen]).toEqual([2, true]);
    model.dispose();
  });
});

describe('what one does there', () => {
  it('a move of one’s own is no news, the same by another is', async () => {
    const { model, stream, changes, isNow } = await working();
    stream.accept();
    model.plan({ do: 'rollback', remote: 'chat', to: '1.3.0' });
    await settled();
    isNow(rolledBack);
    await model.dialog?.confirm();
    await settled();
    expect([model.dialog, model.board?.revision, changes]).toEqual([undefined, 13, []]);
    isNow(aBoard([aRow()], { revision: 14 }));
    stream.tell('state', state(14));
    await settled();
    expect(changes).toMatchObject([{ kind: 'current', to: '1.4.0' }]);
  });

  it('an opened card reads history and versions, and reads them anew after a change', async () => {
    const { model, stream, api, isNow } = await working();
    model.open('chat');
    await settled();
    expect([model.details?.history.rows?.length, model.details?.versions.state.status]).toEqual([2, 'end']);
    isNow(rolledBack);
    stream.tell('state', state(13));
    await settled();
    expect(api.inputs(operatorCalls.history)).toEqual([{ remote: 'chat' }, { remote: 'chat' }]);
    model.open(undefined);
    expect(model.details).toBeUndefined();
  });

  it('a dialog that is at work cannot be closed', async () => {
    const { model, api } = await working();
    model.plan({ do: 'freeze', remote: 'chat' });
    api.on(operatorCalls.move, () => new Promise(() => {}));
    void model.dialog?.confirm();
    model.closeDialog();
    expect(model.dialog?.act.status).toBe('busy');
  });
});
