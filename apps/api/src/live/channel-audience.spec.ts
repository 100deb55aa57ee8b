import { ManualClock } from '../testing/clocks.ts';
import { ChannelAudience } from './channel-audience.ts';

describe('the audience of a channel', () => {
  it('counts players that fetch the playlist, once each, until they stay away', () => {
    const clock = new ManualClock(0);
    const audience = new ChannelAudience(clock);
    for (const player of ['a', 'b', 'a']) audience.note('7-101', player);
    audience.note('7-102', 'c');
    expect([audience.count('7-101'), audience.count('7-102'), audience.count('7-103')]).toEqual([2, 1, 0]);
    clock.advance(10_000);
    audience.note('7-101', 'a');
    clock.advance(10_000);
    expect(audience.count('7-101')).toBe(1);
    clock.advance(20_000);
    audience.sweep();
    expect((audience as unknown as { seen: Map<string, unknown> }).seen.size).toBe(0);
  });
});
