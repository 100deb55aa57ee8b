import { defaultFutureMatch } from './live-list.ts';

describe('the live list', () => {
  it('selects the first match to come, or none', () => {
    expect(defaultFutureMatch(['a', 'b'])).toBe('a');
    expect(defaultFutureMatch([])).toBeNull();
  });
});
