import fc from 'fast-check';
import { foldText } from './fold-text.ts';
import { letterRuns } from './letter-runs.ts';

describe('runs of letters', () => {
  it('counts letters in a row and says where they stand', () => {
    expect(letterRuns('aÀ\u200b  b')).toEqual([
      { letter: 'a', count: 2, start: 0, end: 3 },
      { letter: ' ', count: 1, start: 3, end: 5 },
      { letter: 'b', count: 1, start: 5, end: 6 },
    ]);
  });

  it('say the folded text again, without what nobody sees', () => {
    const unit = fc.constantFrom('a', 'A', 'ễ', '\u0301', 'æ', 'ß', ' ', '\n', '\u200b', '博', '🎉');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const folded = foldText(text.replaceAll('\u200b', '')).replace(/\s+/g, ' ');
        expect(
          letterRuns(text)
            .map(({ letter, count }) => letter.repeat(count))
            .join(''),
        ).toBe(folded);
      }),
    );
  });

  it('lie in the text, one after the other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const runs = letterRuns(text);
        runs.forEach((run, at) => {
          const before = runs[at - 1] ?? { start: 0, end: 0, letter: '' };
          expect(run.start < run.end && run.end <= text.length && run.letter !== before.letter).toBe(true);
          // One character may fold into several letters; they share its place.
          expect(run.start >= before.start && run.end >= before.end).toBe(true);
        });
      }),
    );
  });
});
