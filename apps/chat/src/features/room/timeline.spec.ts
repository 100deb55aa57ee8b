import fc from 'fast-check';
import { aHistory, aMessage, messages } from '@portal/testing/chat';
import { hasHole, hasOlder, merge, olderPage, startOf, trim, type Timeline } from './timeline.ts';

const offsets = ({ list }: Timeline) => list.map(({ offset }) => offset);
const run = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** A room of `total` messages, the page one begins with, and frames that together bring everything, cut, repeated and shuffled by chance. */
const story = fc
  .record({
    total: fc.integer({ min: 1, max: 60 }),
    from: fc.nat(),
    to: fc.nat(),
    cuts: fc.array(fc.record({ at: fc.nat(), length: fc.integer({ min: 1, max: 12 }) }), { maxLength: 12 }),
  })
  .chain(({ total, from, to, cuts }) => {
    const last = to % (total + 1);
    const first = (from % (last + 1)) + 1;
    const whole = run(1, total).map((offset) => [offset, offset] as const);
    const pieces = cuts.map(({ at, length }) => [(at % total) + 1, Math.min(total, (at % total) + length)] as const);
    const frames = [...whole, ...pieces];
    return fc.record({
      total: fc.constant(total),
      first: fc.constant(first),
      last: fc.constant(last),
      frames: fc.shuffledSubarray(frames, { minLength: frames.length }),
    });
  });

describe('timeline', () => {
  it('is the same sorted list without holes, in whatever order and however often frames and pages come', () => {
    fc.assert(
      fc.property(story, ({ total, first, last, frames }) => {
        const start = startOf(aHistory(messages(first, last), { lastOffset: last }));
        const end = frames.reduce((timeline, [from, to]) => merge(timeline, messages(from, to).reverse()), start);
        expect(offsets(end)).toEqual(run(1, total));
        expect(end).toMatchObject({ lastOffset: total, apart: [] });
      }),
    );
  });

  it('never shows a hole on the way, and never takes back what it showed', () => {
    fc.assert(
      fc.property(story, ({ first, last, frames }) => {
        let timeline = startOf(aHistory(messages(first, last), { lastOffset: last }));
        for (const [from, to] of frames) {
          const next = merge(timeline, messages(from, to));
          const shown = offsets(next);
          expect(shown).toEqual(shown.length > 0 ? run(shown[0] ?? 0, next.lastOffset) : []);
          expect(shown).toEqual(expect.arrayContaining(offsets(timeline)));
          timeline = next;
        }
      }),
    );
  });

  it('holds messages behind a hole back until it is filled', () => {
    const ahead = merge(startOf(aHistory(messages(1, 3))), messages(6, 7));
    expect(offsets(ahead)).toEqual([1, 2, 3]);
    expect(hasHole(ahead)).toBe(true);
    expect(ahead.lastOffset).toBe(3);
    const filled = merge(ahead, messages(4, 5));
    expect(offsets(filled)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(hasHole(filled)).toBe(false);
  });

  it('is the very same object when a frame brings nothing new', () => {
    const timeline = startOf(aHistory(messages(1, 3)));
    expect(merge(timeline, messages(2, 3))).toBe(timeline);
  });

  it('keeps the first copy of a message', () => {
    const timeline = startOf(aHistory([aMessage(1, { filteredMessage: 'một' })]));
    expect(merge(timeline, [aMessage(1, { filteredMessage: 'khác' })]).list[0]?.filteredMessage).toBe('một');
  });

  it('takes the first message of an empty room', () => {
    expect(offsets(merge(startOf(aHistory([])), messages(1, 1)))).toEqual([1]);
  });

  it('lets the oldest go when it grows too long, and can take them back', () => {
    const long = startOf(aHistory(messages(1, 20)));
    const short = trim(long, 5);
    expect(offsets(short)).toEqual([16, 17, 18, 19, 20]);
    expect(hasOlder(short)).toBe(true);
    expect(offsets(merge(short, messages(11, 17)))).toEqual(run(11, 20));
    expect(hasOlder(long)).toBe(false);
  });

  it('asks for the page that holds the message before the oldest, though pages moved on since', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 60 }), (first, count, pageSize) => {
        const last = first + count - 1;
        const page = olderPage({ ...startOf(aHistory(messages(last, last))), list: messages(first, last), lastOffset: last }, pageSize);
        // Page p of a room with newest offset `last` holds last-(p-1)*size down to last-p*size+1.
        expect(first - 1).toBeLessThanOrEqual(last - (page - 1) * pageSize);
        expect(first - 1).toBeGreaterThanOrEqual(last - page * pageSize + 1);
      }),
      { numRuns: 50 },
    );
  });
});
