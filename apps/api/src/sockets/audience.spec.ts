import { nobody, type Caller } from '../identity/caller.ts';
import { Audience } from './audience.ts';

const from = (connection: object, caller: Caller = nobody) => ({ connection, visitor: { caller, network: '10.0.0.0' } });
const member = (userId: number): Caller => ({ kind: 'user', userId, siteRoleId: 1, userType: 10, expiresAt: 0 });

describe('the audience of a match', () => {
  it('counts those whom a demonstration adds to them', () => {
    const audience = new Audience((fixtureId) => (fixtureId === 7 ? 40 : 0));
    audience.join(7, from({}));
    expect([audience.count(7), audience.count(8)]).toEqual([41, 0]);
  });

  it('counts a connection once, however many of its topics it has open', () => {
    const audience = new Audience();
    const [tab, other] = [from({}), from({})];
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

  it('knows of its members who they are and where, by match and connection, and of nobody else', () => {
    const audience = new Audience();
    const tab = from({}, member(5));
    const leave = audience.join(7, tab);
    audience.join(7, tab);
    audience.join(8, from({}, member(5)));
    audience.join(7, from({}));
    audience.join(7, from({}, { kind: 'guest', userId: 9, expiresAt: 0 }));
    const lines = () => [...audience.members()].map(({ fixtureId, accountId, network }) => `${fixtureId} ${accountId} ${network}`);
    expect(lines()).toEqual(['7 5 10.0.0.0', '8 5 10.0.0.0']);
    leave();
    expect(lines()).toHaveLength(2);
  });
});
