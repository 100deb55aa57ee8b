import fc from 'fast-check';
import { defaultFutureMatch, liveListIsReplaced } from './live-list.ts';

describe('the live list', () => {
  it('is replaced when the total or the mode total changed, and at first', () => {
    expect(liveListIsReplaced(null, { total: 0, totalmode: 0 })).toBe(true);
    expect(liveListIsReplaced({ total: 3, totalmode: 1 }, { total: 4, totalmode: 1 })).toBe(true);
    expect(liveListIsReplaced({ total: 3, totalmode: 1 }, { total: 3, totalmode: 2 })).toBe(true);
  });
  it('is replaced if and only if one of them did', () => {
    const totals = fc.record({ total: fc.nat(3), totalmode: fc.nat(3) });
    fc.assert(
      fc.property(totals, totals, (before, now) =>
        expect(liveListIsReplaced(before, now)).toBe(before.total !== now.total || before.totalmode !== now.totalmode),
      ),
    );
  });
  it('selects the first match to come, or none', () => {
    expect(defaultFutureMatch(['a', 'b'])).toBe('a');
    expect(defaultFutureMatch([])).toBeNull();
  });
});
