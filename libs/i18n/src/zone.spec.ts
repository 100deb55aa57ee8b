/** @jest-environment node */
import { canonicalZone, sameClock } from './index.ts';

it.each([
  ['Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['america/new_york', 'America/New_York'],
  ['UTC', 'UTC'],
  ['Mars/Base', undefined],
  ['+07:00', undefined],
  ['', undefined],
  [undefined, undefined],
  ['<script>', undefined],
  [`Asia/${'x'.repeat(80)}`, undefined],
])('knows the zone %s as %s', (zone, known) => {
  expect(canonicalZone(zone)).toBe(known);
});

it('knows zones whose clocks agree all year', () => {
  const now = Date.parse('2026-11-20T13:00:00Z');
  expect(sameClock('Asia/Ho_Chi_Minh', 'Asia/Bangkok', now)).toBe(true);
  expect(sameClock('Asia/Ho_Chi_Minh', 'Asia/Shanghai', now)).toBe(false);
  // The same in winter, an hour apart in summer.
  expect(sameClock('Europe/London', 'Atlantic/Reykjavik', now)).toBe(false);
});
