import fc from 'fast-check';
import { MATCH_STATUS, matchStatus, STATUS_CODE } from './match-status.ts';

describe('matchStatus', () => {
  it.each([-14, -13, -12, -11, -10, -1])('says ended for %i', (code) => expect(matchStatus(code)).toBe(3));
  it.each([1, 2, 3, 4, 5])('says live for %i', (code) => expect(matchStatus(code)).toBe(2));
  it.each([0, 6, -2, -9, -15, 99, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('says coming for %d', (code) => expect(matchStatus(code)).toBe(1));

  it('knows no other answer for any number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -20, max: 20 }), fc.double()), (code) => {
        const ended = Number.isInteger(code) && (code === -1 || (code >= -14 && code <= -10));
        const live = Number.isInteger(code) && code >= 1 && code <= 5;
        expect(matchStatus(code)).toBe(ended ? 3 : live ? 2 : 1);
      }),
    );
  });

  it('agrees with the codes we emit', () => {
    const { notStarted, ended, ...playing } = STATUS_CODE;
    expect(matchStatus(notStarted)).toBe(MATCH_STATUS.coming);
    expect(matchStatus(ended)).toBe(MATCH_STATUS.ended);
    for (const code of Object.values(playing)) expect(matchStatus(code)).toBe(MATCH_STATUS.live);
  });
});
