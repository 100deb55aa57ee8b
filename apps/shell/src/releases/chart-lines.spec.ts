import { chartOf, spanOf } from './chart-lines.ts';
import { minutesAgo } from './testing/fixtures.ts';
import { bytesOf, growthOf, percentOf, whenOf } from './words.ts';

const minute = (ago: number, judged: number | null, against: number | null = null) => ({ at: minutesAgo(ago), judged, against });

describe('the chart of failing visitors', () => {
  it('lies in its box by time, from the first minute to the last', () => {
    const { judged, top, minutes } = chartOf([minute(10, 0), minute(5, 0.01), minute(0, 0.02)], 100, 50);
    expect([judged.d, top, minutes]).toEqual(['M0 50L50 40L100 30', 0.05, 10]);
    expect(judged.last).toEqual({ x: 100, y: 30 });
  });

  it('leaves gaps where there is no figure; a minute alone is a dot', () => {
    expect(chartOf([minute(4, 0.01), minute(3, 0.01), minute(2, null), minute(1, 0.01), minute(0, null)], 100, 50).judged.d).toBe('M0 25L25 25M75 25h0');
  });

  it('has an edge above its highest figure, and never more than all', () => {
    const top = (share: number) => chartOf([minute(1, share), minute(0, null, 0)], 10, 10).top;
    expect([top(0), top(0.009), top(0.0095), top(0.3), top(1)]).toEqual([0.01, 0.01, 0.02, 0.5, 1]);
  });

  it('of nothing is nothing', () => {
    expect(chartOf([], 10, 10)).toEqual({ judged: { d: '', last: undefined }, against: { d: '', last: undefined }, top: 0.01, minutes: 0 });
    expect(spanOf([minute(0, null)], 'judged')).toBeUndefined();
    expect(spanOf([minute(2, 0.3), minute(1, 0.1), minute(0, null)], 'judged')).toEqual({ last: 0.1, most: 0.3 });
  });
});

it('figures are as fine as they need to be', () => {
  expect([0, 0.00001, 0.0081, 0.0996, 0.5].map(percentOf)).toEqual(['0.0%', '<0.01%', '0.81%', '10.0%', '50.0%']);
  expect([bytesOf(412_300), bytesOf(1_310_000), growthOf(398_100, 412_300), growthOf(10, 10), growthOf(3_000, 0), growthOf(7_100, 7_200)]).toEqual([
    '412 KB',
    '1.3 MB',
    '+14 KB',
    '±0',
    '−3 KB',
    '+100 B',
  ]);
  expect(whenOf('2026-11-20T13:05:00Z', { timeZone: 'Asia/Ho_Chi_Minh', language: 'vi' })).toBe('20:05, 20/11');
});
