import { LEAVING, leavesAt } from './leaving.ts';

it('leaves fourteen days to think, to the millisecond', () => {
  const asked = Date.parse('2026-11-20T20:10:00+07:00');
  expect(new Date(leavesAt(asked)).toISOString()).toBe('2026-12-04T13:10:00.000Z');
  expect(LEAVING.days).toBe(14);
});
