import fc from 'fast-check';
import { aTip, coming, ended, live } from '../../testing/things.ts';
import { focusFirst, ofTonight } from './which-tips.ts';

const VIETNAM = { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' } as const;
const reacted = (total: number) => ({ counts: {}, total, mine: null });
const at = (kickOff: string, id: number) => aTip({ id, match: { ...coming, kickOff } });
const ids = (tips: readonly { id: number }[]) => tips.map(({ id }) => id);

describe('tips in focus', () => {
  it('are by reactions and comments together, then by what their authors won, then the newest', () => {
    const poor = { ...aTip().record, profit: -3 };
    const rich = { ...aTip().record, profit: 9 };
    const tips = [
      aTip({ id: 1, record: poor }),
      aTip({ id: 2, record: rich }),
      aTip({ id: 3, comments: 2, reactions: reacted(3) }),
      aTip({ id: 4, comments: 6 }),
      aTip({ id: 5, record: rich }),
    ];
    expect(ids(focusFirst(tips, 10))).toEqual([4, 3, 5, 2, 1]);
    expect(ids(focusFirst(tips, 2))).toEqual([4, 3]);
  });

  it('are of no match that has begun', () => {
    expect(focusFirst([aTip({ match: live, comments: 9 }), aTip({ match: ended, comments: 9 })], 10)).toEqual([]);
  });

  it('are the same in whatever order they come', () => {
    const tip = fc.record({ comments: fc.nat(3), total: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(tip, { maxLength: 8 }), (some) => {
        const tips = some.map(({ comments, total }, id) => aTip({ id: id + 1, comments, reactions: reacted(total) }));
        expect(focusFirst(tips.toReversed(), 5)).toEqual(focusFirst(tips, 5));
      }),
    );
  });
});

describe('tonight', () => {
  const evening = Date.parse('2026-11-20T20:00:00+07:00');
  it('is the day and its night, until six in the morning where the visitor is', () => {
    const tips = [
      at('2026-11-21T06:00:00+07:00', 1),
      at('2026-11-21T02:45:00+07:00', 2),
      at('2026-11-20T22:00:00+07:00', 3),
      at('2026-11-20T05:59:00+07:00', 4),
      at('2026-11-20T22:00:00+07:00', 5),
    ];
    expect(ids(ofTonight(tips, evening, VIETNAM))).toEqual([5, 3, 2]);
  });

  it('goes on after midnight', () => {
    const night = Date.parse('2026-11-21T01:00:00+07:00');
    expect(ids(ofTonight([at('2026-11-21T02:45:00+07:00', 2), at('2026-11-21T19:00:00+07:00', 6)], night, VIETNAM))).toEqual([2]);
  });
});
