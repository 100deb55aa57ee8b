import { ApiError } from '@portal/api-client';
import { gateReport, type ReleaseBoard } from '@portal/contracts';
import { fakeApi } from '@portal/testing';
import { MoveDialog } from './move-dialog.model.ts';
import type { MovePlan } from './move-plan.ts';
import { awayCodes, operatorCalls, type MoveOutcome } from './operator-calls.ts';
import { aBoard, aKept, aRow, doesNotFit, fits } from './testing/fixtures.ts';

const back: MovePlan = { do: 'rollback', remote: 'chat', to: '1.3.0' };
const says = (gate = fits, moved = false): MoveOutcome => ({ outcome: 'answered', answer: { moved, revision: moved ? 13 : 12, gate } });
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function opened(plan: MovePlan = back, answer: (input: { dryRun?: boolean | undefined }) => MoveOutcome = ({ dryRun }) => says(fits, !dryRun)) {
  let board = aBoard();
  let latest: ReleaseBoard | undefined;
  const moved: MovePlan[] = [];
  const api = fakeApi().on(operatorCalls.move, answer);
  const dialog = new MoveDialog({
    plan,
    api,
    board: () => board,
    refresh: async () => {
      board = latest ?? board;
    },
    onMoved: (done) => moved.push(done),
  });
  await settled();
  return {
    dialog,
    api,
    moved,
    become(next: ReleaseBoard) {
      board = next;
    },
    isReally(next: ReleaseBoard) {
      latest = next;
    },
  };
}

it('asks the gate first, moving nothing, and then moves exactly what was looked at, with the reason', async () => {
  const { dialog, api, moved } = await opened();
  expect([dialog.gate.status, dialog.ready]).toEqual(['says', true]);
  dialog.write('  trắng ô soạn tin ');
  await dialog.confirm();
  expect(api.inputs(operatorCalls.move)).toEqual([
    { ...back, ifRevision: 12, dryRun: true, note: '' },
    { ...back, ifRevision: 12, dryRun: false, note: 'trắng ô soạn tin' },
  ]);
  expect(moved).toEqual([back]);
});

it('does not move while the gate says no, and offers the set that would fit', async () => {
  const { dialog, api, moved } = await opened(back, (input) =>
    'set' in input ? says(fits, !input.dryRun) : { outcome: 'refused', why: 'gate', says: 'conflict', gate: doesNotFit() },
  );
  expect([dialog.ready, dialog.companions]).toEqual([false, { 'odds-and-tips': '2.0.0' }]);
  await dialog.confirm();
  expect(api.inputs(operatorCalls.move)).toHaveLength(1);
  dialog.takeCompanions();
  await settled();
  expect(dialog.ready).toBe(true);
  await dialog.confirm();
  expect(moved).toEqual([{ do: 'promote', set: { chat: '1.3.0', 'odds-and-tips': '2.0.0' } }]);
});

it('has no set to offer where none was found, or for a canary', async () => {
  expect((await opened(back, () => says(doesNotFit({ moveAlong: null })))).dialog.companions).toBeNull();
  expect((await opened({ do: 'canary', remote: 'chat', version: '1.5.0', percent: 10 }, () => says(doesNotFit()))).dialog.companions).toBeNull();
});

it('says that somebody was faster, shows what stands now, and asks the gate about that', async () => {
  const { dialog, api, moved, isReally } = await opened(back, ({ dryRun }) =>
    dryRun ? says() : { outcome: 'refused', why: 'conflict', says: 'the pointers moved', gate: null },
  );
  isReally(aBoard([aRow({ current: aKept('1.4.1') })], { revision: 15 }));
  await dialog.confirm();
  await settled();
  expect([dialog.act.status, moved]).toEqual(['stale', []]);
  expect(api.inputs(operatorCalls.move).at(-1)).toMatchObject({ dryRun: true, ifRevision: 15 });
});

it('shows the registry’s line when it refuses for another reason', async () => {
  const { dialog } = await opened(back, ({ dryRun }) => (dryRun ? says() : { outcome: 'refused', why: 'conflict', says: 'chat is frozen', gate: null }));
  await dialog.confirm();
  expect(dialog.act).toEqual({ status: 'refused', says: 'chat is frozen' });
});

it('while it is open: a change elsewhere makes it ask again, a change of this remote is said', async () => {
  const { dialog, api, become } = await opened();
  become(aBoard([aRow(), aRow({ remote: 'odds-and-tips', current: aKept('2.0.2') })], { revision: 13 }));
  dialog.boardChanged();
  expect(dialog.act.status).toBe('open');
  await settled();
  expect(dialog.gate).toMatchObject({ status: 'says', revision: 13 });
  become(aBoard([aRow({ current: aKept('1.4.1') })], { revision: 14 }));
  dialog.boardChanged();
  expect(dialog.act.status).toBe('stale');
  await settled();
  expect(api.inputs(operatorCalls.move).map(({ ifRevision }) => ifRevision)).toEqual([12, 13, 14]);
});

it('freezing asks no gate; another share of a canary does not ask again', async () => {
  const freeze = await opened({ do: 'freeze', remote: 'chat' });
  expect([freeze.api.asked.length, freeze.dialog.ready]).toEqual([0, true]);
  const canary = await opened({ do: 'canary', remote: 'chat', version: '1.5.0', percent: 10 });
  canary.dialog.setPercent(25);
  await canary.dialog.confirm();
  expect(canary.api.inputs(operatorCalls.move)).toMatchObject([
    { percent: 10, dryRun: true },
    { percent: 25, dryRun: false },
  ]);
});

it('keeps the reason and can be tried again when the registry is away', async () => {
  let up = false;
  const { dialog, moved } = await opened(back, ({ dryRun }) => {
    if (!dryRun && !up) throw new ApiError('server', { call: 'x', status: 503, code: awayCodes.registry });
    return says(fits, !dryRun);
  });
  dialog.write('lý do');
  await dialog.confirm();
  expect([dialog.act, dialog.note]).toEqual([{ status: 'failed', trouble: { kind: 'registry' } }, 'lý do']);
  up = true;
  await dialog.confirm();
  expect(moved).toHaveLength(1);
});

it('an answer to an earlier question counts no more', async () => {
  const answers: ((outcome: MoveOutcome) => void)[] = [];
  const api = fakeApi().on(
    operatorCalls.move,
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  const dialog = new MoveDialog({ plan: back, api, board: () => aBoard(), refresh: async () => {}, onMoved: () => {} });
  void dialog.ask();
  await settled();
  answers[1]?.(says(gateReport.parse(doesNotFit())));
  answers[0]?.(says());
  await settled();
  expect(dialog.ready).toBe(false);
});
