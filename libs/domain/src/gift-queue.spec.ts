import fc from 'fast-check';
import { advanceGifts, GIFT_SHOWN_FOR, GIFTS_WAITING, nextGiftChange, NO_GIFTS, offerGift, type GiftQueue } from './gift-queue.ts';

describe('gifts', () => {
  it('come one at a time, four seconds each', () => {
    const one = offerGift<string>(NO_GIFTS, 'rose', 0);
    const two = offerGift(one, 'cup', 1_000);
    expect(two).toEqual({ showing: { gift: 'rose', since: 0 }, waiting: ['cup'] });
    expect(advanceGifts(two, 3_999)).toBe(two);
    expect(advanceGifts(two, 4_000)).toEqual({ showing: { gift: 'cup', since: 4_000 }, waiting: [] });
    expect(advanceGifts(one, 4_000)).toEqual(NO_GIFTS);
  });
  it('a gift that arrives in the moment another leaves takes its place', () =>
    expect(offerGift(offerGift<string>(NO_GIFTS, 'rose', 0), 'cup', 4_000).showing).toEqual({ gift: 'cup', since: 4_000 }));
  it('says when to look again', () => {
    expect(nextGiftChange(NO_GIFTS)).toBeNull();
    expect(nextGiftChange(offerGift(NO_GIFTS, 'rose', 7))).toBe(4_007);
  });
  it('nothing changes while nothing is shown', () => expect(advanceGifts(NO_GIFTS, 9)).toBe(NO_GIFTS));
  it('in a storm the oldest that wait give way', () => {
    const storm = Array.from({ length: GIFTS_WAITING + 3 }, (_, at) => at).reduce<GiftQueue<number>>((queue, gift) => offerGift(queue, gift, 0), NO_GIFTS);
    expect(storm.showing?.gift).toBe(0);
    expect(GIFTS_WAITING).toBe(50);
    expect(storm.waiting).toHaveLength(GIFTS_WAITING);
    expect(storm.waiting.at(-1)).toBe(GIFTS_WAITING + 2);
  });
  it('each is shown once, in order, for its whole time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6_000 }), { maxLength: 30 }), (pauses) => {
        let queue: GiftQueue<number> = NO_GIFTS;
        const shown: { gift: number; since: number }[] = [];
        const look = (next: GiftQueue<number>) => {
          if (next.showing && next.showing !== queue.showing) shown.push(next.showing);
          queue = next;
        };
        let now = 0;
        pauses.forEach((pause, gift) => {
          now += pause;
          for (let due = nextGiftChange(queue); due !== null && due <= now; due = nextGiftChange(queue)) look(advanceGifts(queue, due));
          look(offerGift(queue, gift, now));
        });
        for (let due = nextGiftChange(queue); due !== null; due = nextGiftChange(queue)) look(advanceGifts(queue, due));
        expect(shown.map(({ gift }) => gift)).toEqual(pauses.map((_, at) => at));
        shown.forEach(({ since }, at) => expect(since - (shown[at - 1]?.since ?? -GIFT_SHOWN_FOR) >= GIFT_SHOWN_FOR).toBe(true));
      }),
    );
  });
});
