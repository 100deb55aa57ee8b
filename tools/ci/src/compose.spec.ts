import { remoteNames } from '@portal/contracts';
import { compose } from './compose.ts';
import type { Plan } from './plan.ts';
import { smallWorkspace } from './testing/small-workspace.ts';

const plan: Plan = {
  everything: null,
  lint: ['chat'],
  types: ['chat'],
  unit: ['chat'],
  build: ['chat'],
  journeys: { owners: ['chat'], files: [] },
  smoke: true,
  publish: [],
};
const options = {
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
};
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

it('without a registry is built whole, which is said', async () => {
  expect(await compose('/reports', plan, smallWorkspace(), null, options)).toEqual({ build: ['chat', 'odds-and-tips', 'shell'], releasesDir: undefined });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('odds-and-tips, shell (no REGISTRY_URL: no deployed releases to compose with)'));
});

it('without journeys is only what changed', async () => {
  expect(await compose('/reports', plan, smallWorkspace(), null, { ...options, journeys: false })).toEqual({ build: ['chat'], releasesDir: undefined });
});

it('in a full run is built whole, whatever is deployed', async () => {
  const deployed = new Map(remoteNames.map((name) => [name, { commit: '', pointer: { version: '1', base: '/', integrity: '' } }]));
  expect(
    await compose('/reports', { ...plan, everything: 'asked for' }, smallWorkspace(), deployed, { ...options, registryUrl: 'http://127.0.0.1:9' }),
  ).toMatchObject({ releasesDir: undefined });
});

it('with nothing else deployed is built whole too', async () => {
  expect(await compose('/reports', plan, smallWorkspace(), new Map(), { ...options, registryUrl: 'http://127.0.0.1:9' })).toEqual({
    build: ['chat', 'odds-and-tips', 'shell'],
    releasesDir: undefined,
  });
});
