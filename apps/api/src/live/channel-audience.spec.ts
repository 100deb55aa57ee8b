import { ManualClock } from '../testing/clocks.ts';
import { ChannelAudience } from './channel-audience.ts';

const player = (ip: string, browser = 'Firefox') => ({ ip, browser });

function setUp(most?: { ofChannel: number; inAll: number }) {
  const clock = new ManualClock(0);
  const audience = new ChannelAudience({ clock, onAir: (channel) => (channel.startsWith('7-') ? 7 : null), ...(most && { most }) });
  const inside = audience as unknown as { seen: Map<string, Map<string, number>>; held: number };
  return { clock, audience, inside };
}

describe('the audience of a channel', () => {
  it('counts players that fetch the playlist, once each, until they stay away', () => {
    const { clock, audience } = setUp();
    for (const ip of ['a', 'b', 'a']) audience.note('7-101', player(ip));
    audience.note('7-102', player('c'));
    expect([audience.count('7-101'), audience.count('7-102'), audience.count('7-103')]).toEqual([2, 1, 0]);
    clock.advance(10_000);
    audience.note('7-101', player('a'));
    clock.advance(10_000);
    expect(audience.count('7-101')).toBe(1);
  });

  it('forgets by itself who has gone, in channels that nobody asks about', () => {
    const { clock, audience, inside } = setUp();
    for (let place = 0; place < 100; place += 1) audience.note(`7-${place}`, player('a'));
    expect(inside.held).toBe(100);
    clock.advance(16_000);
    audience.note('7-1', player('b'));
    expect([inside.seen.size, inside.held]).toEqual([1, 1]);
  });

  it('counts nobody in channels that are not on air', () => {
    const { audience, inside } = setUp();
    for (let place = 0; place < 100; place += 1) audience.note(`made-up-${place}`, player('a'));
    expect(inside.seen.size).toBe(0);
  });

  it('keeps a short mark of a player, not the address, however long the browser calls itself', () => {
    const { audience, inside } = setUp();
    audience.note('7-101', player('203.0.113.9', 'x'.repeat(60_000)));
    const [mark] = [...(inside.seen.get('7-101')?.keys() ?? [])];
    expect(mark).toMatch(/^[\w-]{16}$/);
  });

  it('tells the browsers of an office apart, but lets no address fill the stand', () => {
    const { audience } = setUp();
    for (const browser of ['Firefox', 'Chrome', 'Safari']) audience.note('7-101', player('office', browser));
    expect(audience.count('7-101')).toBe(3);
    for (let name = 0; name < 5_000; name += 1) audience.note('7-102', player('one', `browser ${name}`));
    expect(audience.count('7-102')).toBeLessThanOrEqual(64);
  });

  it('stops counting at a limit for each channel and for all, and goes on when some have left', () => {
    const { clock, audience } = setUp({ ofChannel: 3, inAll: 4 });
    for (let ip = 0; ip < 10; ip += 1) for (const channel of ['7-101', '7-102']) audience.note(channel, player(String(ip)));
    expect(audience.count('7-101') + audience.count('7-102')).toBe(4);
    clock.advance(16_000);
    for (let ip = 0; ip < 10; ip += 1) audience.note('7-103', player(String(ip)));
    expect(audience.count('7-103')).toBe(3);
  });
});
