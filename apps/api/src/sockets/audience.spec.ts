import { Audience } from './audience.ts';

describe('the audience of a match', () => {
  it('counts those whom a demonstration adds to them', () => {
    const audience = new Audience((fixtureId) => (fixtureId === 7 ? 40 : 0));
    audience.join(7, {});
    expect([audience.count(7), audience.count(8)]).toEqual([41, 0]);
  });

  it('counts a connection once, however many of its topics it has open', () => {
    const audience = new Audience();
    const [tab, other] = [{}, {}];
    const leave = [audience.join(7, tab), audience.join(7, tab), audience.join(7, other)];
    expect(audience.count(7)).toBe(2);
    leave[0]?.();
    leave[0]?.();
    expect(audience.count(7)).toBe(2);
    leave[1]?.();
    expect(audience.count(7)).toBe(1);
    leave[2]?.();
    expect([audience.count(7), audience.count(8)]).toEqual([0, 0]);
  });
});
