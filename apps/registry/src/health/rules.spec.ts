import { rulesFromEnv } from './rules.ts';

it('takes rules from the environment, and leaves out what is not set', () => {
  expect(
    rulesFromEnv({
      HEALTH_WINDOW_MINUTES: '30',
      HEALTH_COOLDOWN_MINUTES: '0',
      HEALTH_MIN_FAILING: ' 8 ',
      HEALTH_FACTOR: '2.5',
      HEALTH_FLOOR: '',
      HEALTHY: 'x',
      PORT: '1',
    }),
  ).toEqual({ window: 1_800_000, coolDown: 0, minFailing: 8, factor: 2.5 });
});

it.each([
  ['HEALTH_MIN_FAILING', '0'],
  ['HEALTH_MIN_FAILING', '2.5'],
  ['HEALTH_FACTOR', 'three'],
  ['HEALTH_FLOOR', '2'],
  ['HEALTH_WINDOW_MINUTES', '-1'],
  ['HEALTH_KEEP', 'Infinity'],
])('names the variable that is wrong: %s=%s', (name, value) => {
  expect(() => rulesFromEnv({ [name]: value })).toThrow(`${name} must be a`);
});
