import fc from 'fast-check';
import { defaultFutureMatch, liveListIsReplaced } from './live-list.ts';

describe('the live list', () => {
  it('is replaced when the total or the mode total changed, and at first', () => {
    expect(liveListIsReplaced(null, { total: 0, totalmode: 0 })).toBe(true);
    expect(liveListIsReplaced({ total: 3, totalmode: 1 }, { total: 4, totalmode: 1 })).toBe(true);
    expect(liveListIsReplaced({ total: 3, totalmode: 1 }, { total: 3, totalmode: 2 })).toBe(true);
  });
  it('stays when neither did', () => {
    fc.assert(fc.property(fc.nat(), fc.nat(), (total, totalmode) => expect(liveListIsReplaced({ total, totalmode }, { total, totalmode })).toBe(false)));
  });
  it('selects the first match to come, or none', () => {
    expect(defaultFutureMatch(['a', 'b'])).toBe('a');
    expect(defaultFutureMatch([])).toBeNull();
  });
});
