import { readOptions } from './options.ts';

it('without words checks what changed and publishes nothing', () => {
  expect(readOptions([], {})).toEqual({
    base: undefined,
    full: false,
    plan: false,
    journeys: true,
    publish: false,
    promote: false,
    remember: false,
    registryUrl: undefined,
    registryToken: '',
    report: undefined,
    ci: false,
  });
});

it('takes base, registry and report from the environment, and a base that is said first', () => {
  expect(
    readOptions(['--publish', '--promote', '--no-journeys'], {
      CI_LAST_GREEN: 'abc',
      REGISTRY_URL: ' http://r ',
      REGISTRY_TOKEN: 's',
      CI_REPORT: 'f',
      CI: 'true',
    }),
  ).toMatchObject({ base: 'abc', publish: true, promote: true, journeys: false, registryUrl: 'http://r', registryToken: 's', report: 'f', ci: true });
  expect(readOptions(['--base', 'def'], { CI_LAST_GREEN: 'abc' }).base).toBe('def');
});

it.each<[string[], Record<string, string>, RegExp]>([
  [['--pubish'], {}, /Unknown option '--pubish'[^]*npm run ci:affected/],
  [['--promote'], {}, /--publish too/],
  [[], { REGISTRY_URL: 'registry' }, /REGISTRY_URL=registry is no address/],
  [['--help'], {}, /CI_LAST_GREEN/],
])('%j refuses in words', (args, env, words) => {
  expect(() => readOptions(args, env)).toThrow(words);
});
