import { standing, STATUS_CODE } from './index.ts';

it.each([
  [STATUS_CODE.notStarted, 'coming', 'coming'],
  [STATUS_CODE.secondHalf, 'second-half', 'live'],
  [STATUS_CODE.ended, 'ended', 'ended'],
  // The source has no result yet, whatever the code says.
  [STATUS_CODE.ended, 'unknown', 'no-result'],
] as const)('a match of code %s in the phase %s is %s', (statusCode, phase, stands) => {
  expect(standing({ statusCode, clock: { phase } })).toBe(stands);
});
