/** @jest-environment node */
import fc from 'fast-check';
import { bucketOf, inCanary } from './cohort.ts';

const text = fc.string({ minLength: 1, maxLength: 40 });
const percent = fc.double({ min: 0, max: 100, noNaN: true });

describe('who gets a canary', () => {
  it('is the same each time for one visitor', () => {
    fc.assert(
      fc.property(text, text, percent, (salt, visitor, share) => inCanary({ salt, percent: share }, visitor) === inCanary({ salt, percent: share }, visitor)),
    );
  });

  it('never loses it when the share rises', () => {
    fc.assert(
      fc.property(text, text, percent, percent, (salt, visitor, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        return !inCanary({ salt, percent: less }, visitor) || inCanary({ salt, percent: more }, visitor);
      }),
    );
  });

  it('is nobody at 0 and everybody at 100 percent', () => {
    fc.assert(fc.property(text, text, (salt, visitor) => !inCanary({ salt, percent: 0 }, visitor) && inCanary({ salt, percent: 100 }, visitor)));
    fc.assert(
      fc.property(text, text, (salt, visitor) => {
        const bucket = bucketOf(salt, visitor);
        return bucket >= 0 && bucket < 1;
      }),
    );
  });

  const visitors = Array.from({ length: 100_000 }, (_, n) => `visitor-${n}`);
  it.each([0.5, 1, 10, 33, 50, 90])('is %s percent of 100,000 visitors, to half a point', (share) => {
    const count = visitors.filter((visitor) => inCanary({ salt: 'chat@1.4.0', percent: share }, visitor)).length;
    expect(Math.abs(count / 1_000 - share)).toBeLessThan(0.5);
  });

  it('of one remote has no more of another’s canary than everybody has', () => {
    const chat = visitors.filter((visitor) => inCanary({ salt: 'chat@1.4.0', percent: 10 }, visitor));
    const both = chat.filter((visitor) => inCanary({ salt: 'odds-and-tips@2.0.0', percent: 50 }, visitor));
    expect(both.length / chat.length).toBeGreaterThan(0.46);
    expect(both.length / chat.length).toBeLessThan(0.54);
  });
});
