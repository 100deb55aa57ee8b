import fc from 'fast-check';
import {
  addReaction,
  isReaction,
  moveReaction,
  REACTIONS,
  removeReaction,
  topReactions,
  totalReactions,
  withOwnReaction,
  type Reaction,
  type ReactionCounts,
} from './reactions.ts';

const reaction = fc.constantFrom(...REACTIONS);
const choice = fc.option(reaction);

describe('counts of reactions', () => {
  it('knows the six of the specification', () => {
    expect(REACTIONS).toEqual(['like', 'haha', 'love', 'angry', 'wow', 'sad']);
    expect(REACTIONS.every(isReaction)).toBe(true);
    expect(['Like', '', 'toString', 'care'].some(isReaction)).toBe(false);
  });

  it('add, move and take back', () => {
    const liked = addReaction({}, 'like');
    expect(liked).toEqual({ like: 1 });
    expect(moveReaction(addReaction(liked, 'like'), 'like', 'wow')).toEqual({ like: 1, wow: 1 });
    expect(removeReaction(liked, 'like')).toEqual({});
  });

  it('never fall below nothing', () => {
    expect(removeReaction({}, 'sad')).toEqual({});
    expect(moveReaction({}, 'sad', 'like')).toEqual({ like: 1 });
    expect(totalReactions({ like: -2, wow: 1 })).toBe(1);
    expect(moveReaction({ like: 1 }, 'of a newer contract', 'wow')).toEqual({ like: 1, wow: 1 });
  });

  it('lose none of a kind that only a newer contract has', () => {
    const counts = { like: 1, clap: 2 };
    expect(withOwnReaction({ counts, mine: null }, 'like')).toEqual({ counts: { like: 2, clap: 2 }, total: 4, mine: 'like' });
    expect(withOwnReaction({ counts, mine: 'clap' }, 'wow')).toEqual({ counts: { like: 1, clap: 1, wow: 1 }, total: 3, mine: 'wow' });
    expect(withOwnReaction({ counts, mine: 'clap' }, null)).toEqual({ counts: { like: 1, clap: 1 }, total: 2, mine: null });
  });

  it('are counted from nothing for kinds that are called as what every object has', () => {
    for (const kind of ['constructor', 'toString', '__proto__']) {
      const counts = addReaction(addReaction({ like: 1 }, kind), kind);
      expect([totalReactions(counts), Object.getPrototypeOf(counts) === Object.prototype]).toEqual([3, true]);
      expect(removeReaction(removeReaction(counts, kind), kind)).toEqual({ like: 1 });
    }
  });

  it('come back when a mind is changed and changed back', () => {
    fc.assert(
      fc.property(fc.dictionary(reaction, fc.integer({ min: 1, max: 9 })), reaction, choice, (given, from, to) => {
        const counts: ReactionCounts = addReaction(given, from);
        expect(moveReaction(moveReaction(counts, from, to), to, from)).toEqual(counts);
      }),
    );
  });

  it('stay as they are when nobody changes their mind', () => {
    const counts: ReactionCounts = { like: 2 };
    expect(moveReaction(counts, 'like', 'like')).toBe(counts);
    expect(moveReaction(counts, null, null)).toBe(counts);
  });

  it('are what one gets by counting everyone anew, after any changes of mind', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), choice)), (changes) => {
        const minds = new Map<number, Reaction | null>();
        let counts: ReactionCounts = {};
        for (const [who, to] of changes) {
          counts = moveReaction(counts, minds.get(who) ?? null, to);
          minds.set(who, to);
        }
        const anew: Partial<Record<Reaction, number>> = {};
        for (const mind of minds.values()) if (mind) anew[mind] = (anew[mind] ?? 0) + 1;
        expect(counts).toEqual(anew);
        expect(totalReactions(counts)).toBe([...minds.values()].filter(Boolean).length);
      }),
    );
  });

  it('are listed most frequent first, equals in the order of the picker', () => {
    expect(topReactions({ haha: 1, sad: 2, like: 2, wow: 5, love: 0 })).toEqual(['wow', 'like', 'sad', 'haha']);
    expect(topReactions({ sad: 2, like: 2, wow: 5 }, 2)).toEqual(['wow', 'like']);
    expect(topReactions({ sad: 2 }, 0)).toEqual([]);
    fc.assert(
      fc.property(fc.dictionary(reaction, fc.nat(5)), fc.nat(8), (given, most) => {
        const counts: ReactionCounts = given;
        const top = topReactions(counts, most);
        const falling = top.map((kind) => counts[kind] ?? 0);
        expect(falling).toEqual([...falling].sort((one, other) => other - one));
        expect([new Set(top).size, top.length]).toEqual([top.length, Math.min(most, Object.values(given).filter((count) => count > 0).length)]);
      }),
    );
  });
});
