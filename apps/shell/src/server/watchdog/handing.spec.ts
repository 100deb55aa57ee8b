import { createHanding } from './handing.ts';

function setUp(most?: number) {
  const turnedAway: string[] = [];
  const handing = createHanding<string>({ turnAway: (connection) => turnedAway.push(connection), ...(most !== undefined && { most }) });
  const taker = (works = true) => {
    const given: string[] = [];
    return {
      given,
      give: (connection: string) => {
        if (works) given.push(connection);
        return works;
      },
    };
  };
  return { handing, taker, turnedAway };
}

describe('connections', () => {
  it('wait while there is no worker, and go to it in their order, each when the one before has arrived', () => {
    const { handing, taker } = setUp();
    for (const connection of ['a', 'b', 'c']) handing.add(connection);
    const one = taker();
    handing.join(one);
    expect(one.given).toEqual(['a']);
    expect(handing.taken(one)).toBe('a');
    expect(handing.taken(one)).toBe('b');
    expect(one.given).toEqual(['a', 'b', 'c']);
  });

  it('go round among workers that take them', () => {
    const { handing, taker } = setUp();
    const [one, two] = [taker(), taker()];
    handing.join(one);
    handing.join(two);
    for (const connection of ['a', 'b', 'c', 'd']) {
      handing.add(connection);
      handing.taken(one);
      handing.taken(two);
    }
    expect([one.given, two.given]).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  it('that a worker never took go to another, before all that came later', () => {
    const { handing, taker } = setUp();
    const [hangs, other] = [taker(), taker()];
    handing.join(hangs);
    handing.add('a');
    handing.add('b');
    handing.leave(hangs);
    expect(handing.waiting()).toBe(2);
    handing.join(other);
    handing.taken(other);
    expect(other.given).toEqual(['a', 'b']);
    expect(handing.taken(hangs)).toBeUndefined();
  });

  it('are not handed to a worker that cannot be reached', () => {
    const { handing, taker } = setUp();
    const [gone, there] = [taker(false), taker()];
    handing.join(gone);
    handing.add('a');
    expect(handing.waiting()).toBe(1);
    handing.join(there);
    expect(there.given).toEqual(['a']);
  });

  it('are not handed to one that is about to be replaced, but what was under way to it stays its own', () => {
    const { handing, taker } = setUp();
    const [old, fresh] = [taker(), taker()];
    handing.join(old);
    handing.add('a');
    handing.spare(old);
    handing.add('b');
    expect(handing.taken(old)).toBe('a');
    expect(old.given).toEqual(['a']);
    handing.join(fresh);
    expect(fresh.given).toEqual(['b']);
    handing.leave(old);
    expect(handing.waiting()).toBe(0);
  });

  it('are turned away when too many wait, and when the shell ends', () => {
    const { handing, turnedAway } = setUp(2);
    for (const connection of ['a', 'b', 'c']) handing.add(connection);
    expect(turnedAway).toEqual(['c']);
    handing.close();
    expect(turnedAway).toEqual(['c', 'a', 'b']);
  });
});
