import { changesBetween, sameStanding } from './board-changes.ts';
import { planFor, remotesOf, takesCompanions, withCompanions } from './move-plan.ts';
import { aBoard, aHealth, aKept, aRow, minutesAgo } from './testing/fixtures.ts';

const frozen = { at: minutesAgo(1), by: 'minh', note: 'chung kết' };
const canary = { release: aKept('1.5.0'), percent: 10 };
const change = (before: Parameters<typeof aRow>[0], after: Parameters<typeof aRow>[0]) =>
  changesBetween(aBoard([aRow(before)]), aBoard([aRow(after)], { revision: 13 }));

describe('what changed between two looks at the board', () => {
  it('is nothing when only figures moved', () => {
    expect(change({}, { health: aHealth({ verdict: 'watching' }) })).toEqual([]);
  });

  it('is another current release, by whom and why', () => {
    expect(change({}, { current: aKept('1.3.0'), moved: { at: minutesAgo(0), by: 'minh', note: 'trắng ô', automatic: false } })).toEqual([
      { kind: 'current', remote: 'chat', from: '1.4.0', to: '1.3.0', by: 'minh', note: 'trắng ô', automatic: false },
    ]);
  });

  it('is a canary that begins, grows and ends', () => {
    expect(change({}, { canary })).toEqual([{ kind: 'canary', remote: 'chat', version: '1.5.0', percent: 10, by: '' }]);
    expect(change({ canary }, { canary: { ...canary, percent: 25 } })).toMatchObject([{ kind: 'canary', percent: 25 }]);
    expect(change({ canary }, {})).toMatchObject([{ kind: 'canary-ended', version: '1.5.0', automatic: false }]);
    expect(change({ canary }, { health: aHealth({ verdict: 'rolled-back' }) })).toMatchObject([{ kind: 'canary-ended', automatic: true }]);
  });

  it('tells a canary that became current once', () => {
    expect(change({ canary }, { current: aKept('1.5.0') }).map(({ kind }) => kind)).toEqual(['current']);
  });

  it('is a remote frozen or thawed, and one that is new', () => {
    expect(change({}, { frozen })).toEqual([{ kind: 'frozen', remote: 'chat', by: 'minh', note: 'chung kết' }]);
    expect(change({ frozen }, {})).toMatchObject([{ kind: 'thawed' }]);
    expect(changesBetween(aBoard([]), aBoard([aRow()]))).toMatchObject([{ kind: 'current', from: null, to: '1.4.0' }]);
  });

  it('leaves a decision as it was only while the remote stands as it did', () => {
    expect(sameStanding(aRow(), aRow({ health: aHealth({ verdict: 'inconclusive' }) }))).toBe(true);
    for (const other of [aRow({ current: aKept('1.3.9') }), aRow({ canary }), aRow({ frozen }), undefined]) expect(sameStanding(aRow(), other)).toBe(false);
  });
});

describe('a plan', () => {
  const current = aKept('1.4.0', { at: minutesAgo(90) });

  it('goes back to what was published before, and on to what came after', () => {
    expect(planFor('chat', aKept('1.2.0', { at: minutesAgo(900) }), current)).toEqual({ do: 'rollback', remote: 'chat', to: '1.2.0' });
    expect(planFor('chat', aKept('1.5.0', { at: minutesAgo(5) }), current)).toEqual({ do: 'promote', set: { chat: '1.5.0' } });
    expect(planFor('chat', aKept('1.0.0'), null)).toEqual({ do: 'promote', set: { chat: '1.0.0' } });
  });

  it('becomes one set with what must move along, itself first; a canary takes nobody along', () => {
    const set = withCompanions({ do: 'rollback', remote: 'chat', to: '1.2.0' }, { 'odds-and-tips': '2.0.0' });
    expect(set).toEqual({ do: 'promote', set: { chat: '1.2.0', 'odds-and-tips': '2.0.0' } });
    expect(remotesOf(set)).toEqual(['chat', 'odds-and-tips']);
    expect(takesCompanions({ do: 'canary', remote: 'chat', version: '1.5.0', percent: 5 })).toBe(false);
  });
});
