import fc from 'fast-check';
import { reactionNames } from '@portal/contracts';
import type { ChatMessage } from '@portal/contracts/chat';
import { aMessage } from '@portal/testing/chat';
import { changesFrom, pressed, withReactions } from './reactions.ts';

const kind = fc.constantFrom(...reactionNames);
const own = fc.option(kind, { nil: null });
/** A message with some reactions of others, and perhaps one's own among them. */
const message = fc.record({ others: fc.dictionary(kind, fc.integer({ min: 1, max: 900 })), mine: own }).map(({ others, mine }) => {
  const bare = aMessage(1, { listReactions: others, totalReactions: Object.values(others).reduce((sum, count) => sum + count, 0), myReaction: null });
  return { others, message: { ...bare, ...pressed(bare, mine) } as ChatMessage };
});

describe('the reactions on a message', () => {
  it('hold one’s own once, whatever one presses and however often', () => {
    fc.assert(
      fc.property(message, fc.array(own, { minLength: 1, maxLength: 6 }), ({ others, message: first }, presses) => {
        const last = presses.reduce<ChatMessage>((one, press) => ({ ...one, ...pressed(one, press) }) as ChatMessage, first);
        const mine = presses.at(-1) ?? null;
        const expected = { ...others, ...(mine && { [mine]: (others[mine] ?? 0) + 1 }) };
        expect(last).toMatchObject({
          listReactions: expected,
          myReaction: mine,
          totalReactions: Object.values(expected).reduce((sum, count) => sum + count, 0),
        });
      }),
    );
  });

  it('are replaced on the message they belong to; the others stay the same objects', () => {
    const list = [aMessage(1), aMessage(2, { myReaction: 'love' })];
    const next = withReactions(list, new Map([[9_002, { groupMessageId: 9_002, listReactions: { love: 3 }, totalReactions: 3 }]]));
    expect(next[0]).toBe(list[0]);
    expect(next[1]).toMatchObject({ listReactions: { love: 3 }, totalReactions: 3, myReaction: 'love' });
  });

  it('are the very same list when a change brings nothing new', () => {
    const list = [aMessage(1, { listReactions: { haha: 2 }, totalReactions: 2 })];
    expect(withReactions(list, new Map([[9_001, { groupMessageId: 9_001, listReactions: { haha: 2 }, totalReactions: 2 }]]))).toBe(list);
    expect(withReactions(list, new Map([[1, { groupMessageId: 1, listReactions: { sad: 1 }, totalReactions: 1 }]]))).toBe(list);
  });

  it('are gone from messages that an answer about their stretch leaves out', () => {
    const list = [aMessage(1, { listReactions: { wow: 4 }, totalReactions: 4, myReaction: 'wow' }), aMessage(2)];
    const next = withReactions(
      list,
      changesFrom({ list: [{ groupMessageId: 9_002, listReactions: { like: 1 }, totalReactions: 1, myReaction: 'like' }] }, list),
    );
    expect(next.map(({ totalReactions, myReaction }) => [totalReactions, myReaction])).toEqual([
      [0, null],
      [1, 'like'],
    ]);
  });
});
