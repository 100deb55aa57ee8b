import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { LUCKY_BOX, luckyBox, luckyCommitment, luckyFaults, luckyKind, luckyWeek, type LuckyProof } from './lucky-draw.ts';

const seed = 'a'.repeat(64);
const ticketsOf = (box: readonly { stock: number }[]) => box.reduce((sum, { stock }) => sum + stock, 0);

/** A box that was drawn as it should be. */
function drawn(tickets: number, draws: number): LuckyProof {
  const prizes = luckyBox(tickets);
  const left = prizes.map(({ stock }) => stock);
  const list = Array.from({ length: draws }, (_, at) => {
    const draw = { number: at + 1, uuid: `ticket-of-${at}` };
    const kind = luckyKind(seed, draw, left);
    left[kind]! -= 1;
    return { ...draw, prize: prizes[kind]!.prize };
  });
  return { number: 12, commitment: luckyCommitment({ number: 12, seed, prizes }), seed, prizes, drawn: draws, draws: list };
}

test('a box has a thousand tickets, the better the fewer, and no blanks', () => {
  expect(ticketsOf(LUCKY_BOX)).toBe(1_000);
  expect(LUCKY_BOX.every(({ points, stock }, at) => points > 0 && (at === 0 || (points < LUCKY_BOX[at - 1]!.points && stock > LUCKY_BOX[at - 1]!.stock)))).toBe(
    true,
  );
});

test('a box of another size keeps its proportions to the ticket', () => {
  expect(luckyBox(10_000).map(({ stock }) => stock)).toEqual([20, 180, 800, 3_000, 6_000]);
  expect(luckyBox(2).map(({ stock }) => stock)).toEqual([0, 0, 0, 0, 2]);
  fc.assert(fc.property(fc.integer({ min: 1, max: 100_000 }), (tickets) => ticketsOf(luckyBox(tickets)) === tickets));
});

test('a week is over when Monday begins in Vietnam', () => {
  expect(luckyWeek('2026-11-29')).toMatchObject({ monday: '2026-11-23', endsAt: Date.parse('2026-11-30T00:00:00+07:00') });
  expect(luckyWeek('2026-11-30').days).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
});

test('the hash is that of the text, as anybody else would make it', () => {
  const text = `7|1:500:2,2:100:18,3:50:80,4:20:300,5:10:600|${seed}`;
  expect(luckyCommitment({ number: 7, seed, prizes: LUCKY_BOX })).toBe(createHash('sha256').update(text).digest('hex'));
});

test('what is drawn is what the published way says, made with another tool', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300), { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 5_000 }), fc.uuid(), (left, number, uuid) => {
      const tickets = left.reduce((sum, of) => sum + of, 0);
      fc.pre(tickets > 0);
      const value = createHmac('sha256', seed).update(`${number}:${uuid}:0`).digest().readUIntBE(0, 6);
      const ticket = value % tickets;
      const upTo = (kind: number) => left.slice(0, kind).reduce((sum, of) => sum + of, 0);
      const kind = luckyKind(seed, { number, uuid }, left);
      expect(upTo(kind)).toBeLessThanOrEqual(ticket);
      expect(ticket).toBeLessThan(upTo(kind + 1));
    }),
  );
});

test('a kind of which nothing is left is never drawn, and from an empty box nothing', () => {
  expect(luckyKind(seed, { number: 1, uuid: 'only-one-left' }, [0, 0, 1, 0])).toBe(2);
  expect(() => luckyKind(seed, { number: 1, uuid: 'none-is-left' }, [0, 0])).toThrow(RangeError);
});

test('a box that was drawn to the last ticket has given out exactly what was in it', () => {
  const { draws, prizes } = drawn(1_000, 1_000);
  for (const { prize, stock } of prizes) expect(draws.filter((draw) => draw.prize === prize)).toHaveLength(stock);
});

test('what was drawn honestly is found to be so, however far the box was drawn', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), (tickets, draws) => luckyFaults(drawn(tickets, Math.min(draws, tickets))).length === 0));
});

describe('what was changed afterwards is found', () => {
  const honest = drawn(100, 40);
  const changed = (at: number, change: Partial<LuckyProof['draws'][number]>) => ({
    ...honest,
    draws: honest.draws.map((draw, place) => (place === at ? { ...draw, ...change } : draw)),
  });
  const other = honest.draws[20]!.prize === 5 ? 4 : 5;

  it.each([
    ['another seed', { ...honest, seed: 'b'.repeat(64) }, { fault: 'commitment' }],
    ['another box', { ...honest, number: 13 }, { fault: 'commitment' }],
    ['prizes worth less', { ...honest, prizes: honest.prizes.map((kind) => ({ ...kind, points: 1 })) }, { fault: 'commitment' }],
    ['another prize', changed(20, { prize: other }), { fault: 'prize', number: 21 }],
    ['a prize that was not in the box', changed(20, { prize: 9 }), { fault: 'tooMany', number: 21 }],
    ['somebody else’s ticket', changed(20, { number: 22 }), { fault: 'order', number: 22 }],
    ['a draw left out', { ...honest, draws: honest.draws.slice(1) }, { fault: 'order', number: 2 }],
    ['the last ones left out', { ...honest, draws: honest.draws.slice(0, 30) }, { fault: 'missing' }],
    ['more than there was', { ...honest, prizes: luckyBox(20) }, { fault: 'tooMany', number: 21 }],
  ])('%s', (_, proof, fault) => expect(luckyFaults(proof)).toContainEqual(fault));

  it('twenty at most are named', () => {
    expect(luckyFaults({ ...honest, drawn: 100, draws: drawn(100, 100).draws.map((draw) => ({ ...draw, prize: 9 })) })).toHaveLength(20);
  });
});
