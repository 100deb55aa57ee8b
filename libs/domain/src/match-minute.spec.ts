import { matchMinute } from './index.ts';

it('prints a minute, with the time that was added', () => {
  expect([matchMinute(61), matchMinute(45, 2), matchMinute(90, 0), matchMinute(1, null)]).toEqual(['61', '45+2', '90', '1']);
});
