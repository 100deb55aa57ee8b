import fc from 'fast-check';
import { CHECK_IN } from './check-in.ts';
import { MISSION_ZONE, missionOfSubject, MISSIONS, missionsOf, missionSubject, WHOLE_DAY, type DeedKind, type MissionId } from './missions.ts';

const stateOf = (counts: Parameters<typeof missionsOf>[0], claimed: MissionId[] = []) =>
  Object.fromEntries(missionsOf(counts, new Set(claimed)).map(({ id, done, goal, state }) => [id, `${done}/${goal} ${state}`]));
const all = Object.fromEntries(MISSIONS.map(({ id, goal }) => [id, goal])) as Record<DeedKind, number>;

test('a day of missions is a day of check-ins', () => {
  expect(MISSION_ZONE).toBe(CHECK_IN.timeZone);
});

test('a day begins with nothing done', () => {
  expect(stateOf({})).toEqual({ watch: '0/20 open', chat: '0/5 open', read: '0/3 open', comment: '0/2 open', tip: '0/1 open', all: '0/5 open' });
});

test('what is done waits until its points are taken, and more of it counts for nothing', () => {
  expect(stateOf({ chat: 9, tip: 1 })).toMatchObject({ chat: '5/5 ready', tip: '1/1 ready', all: '2/5 open' });
  expect(stateOf({ chat: 9, tip: 1 }, ['chat'])).toMatchObject({ chat: '5/5 claimed', tip: '1/1 ready' });
});

test('the whole day is done with the last of them, taken or not', () => {
  expect(stateOf(all, ['watch', 'tip'])['all']).toBe('5/5 ready');
  expect(stateOf(all, [WHOLE_DAY.id])['all']).toBe('5/5 claimed');
  expect(stateOf({ ...all, read: 2 })['all']).toBe('4/5 open');
});

test('whatever was counted, nobody has done more than the goal, and only what is done is ready', () => {
  const counts = fc.record({ watch: fc.nat(99), chat: fc.nat(99), read: fc.nat(9), comment: fc.nat(9), tip: fc.nat(9) }, { requiredKeys: [] });
  fc.assert(
    fc.property(counts, (counted) => {
      for (const { done, goal, state } of missionsOf(counted, new Set())) {
        expect(done).toBeLessThanOrEqual(goal);
        expect(state).toBe(done === goal ? 'ready' : 'open');
      }
    }),
  );
});

test('the ledger’s word for a mission is read again; other words are none', () => {
  for (const { id } of [...MISSIONS, WHOLE_DAY]) expect(missionOfSubject(missionSubject('2026-11-20', id))).toBe(id);
  for (const subject of ['', '2026-11-20', '2026-11-20 derby', 'chat', '2026-11-20 chat chat', 'yesterday  chat'])
    expect(missionOfSubject(subject)).toBeUndefined();
});
