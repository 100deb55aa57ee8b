import { zoneFormat } from './zone-format.ts';

describe('formatters of zones', () => {
  const clock = zoneFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB');
  const at = Date.parse('2026-11-22T12:00:00Z');

  it('are made once for each zone, and are that zone’s', () => {
    expect(clock('Asia/Ho_Chi_Minh')).toBe(clock('Asia/Ho_Chi_Minh'));
    expect(clock('Asia/Ho_Chi_Minh').format(at)).toBe('19:00');
    expect(clock('America/New_York').format(at)).toBe('07:00');
    expect(clock('Asia/Ho_Chi_Minh').format(at)).toBe('19:00');
  });

  it('are not kept for every name that anybody thinks of', () => {
    const first = clock('Europe/London');
    for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 70)) clock(zone);
    expect(clock('Europe/London')).not.toBe(first);
    expect(clock('Europe/London').format(at)).toBe('12:00');
  });

  it('refuse a zone that is none, each time', () => {
    for (const _ of [1, 2]) expect(() => clock('Mars/Base')).toThrow(RangeError);
  });
});
