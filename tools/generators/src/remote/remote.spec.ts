import { logger, type Tree } from '@nx/devkit';
import { contents, faultsIn, filesIn, json, portalTree, read } from '../testing/portal-tree.ts';
import remote from './generator.ts';

let tree: Tree;
beforeEach(async () => {
  jest.spyOn(logger, 'info').mockImplementation(() => {});
  tree = await portalTree();
});
afterEach(() => jest.restoreAllMocks());

it('is a whole app with an honest first page in three languages', () => {
  expect(filesIn(tree, 'apps/shop')).toEqual([
    'README.md',
    'jest.config.cjs',
    'package.json',
    'src/i18next.d.ts',
    'src/locales/en.json',
    'src/locales/texts.ts',
    'src/locales/vi.json',
    'src/locales/vietnamese.ts',
    'src/locales/zh.json',
    'src/remote.spec.tsx',
    'src/remote.tsx',
    'tsconfig.json',
    'webpack.config.ts',
  ]);
  expect(json(tree, 'apps/shop/src/locales/vi.json')).toMatchObject({ comingSoon: { badge: 'Sắp ra mắt', pages: { cuaHang: { title: 'Cửa hàng' } } } });
  expect(json(tree, 'apps/shop/src/locales/zh.json')).toMatchObject({ comingSoon: { pages: { cuaHang: { title: '商店' } } } });
  expect(faultsIn(tree)).toEqual([]);
});

it('takes the versions that the page shares', () => {
  const { dependencies } = json<{ dependencies: Record<string, string> }>(tree, 'apps/shell/package.json');
  expect(json(tree, 'apps/shop/package.json')).toMatchObject({
    name: '@portal/shop',
    dependencies: { '@portal/platform': '*', react: dependencies.react, mobx: dependencies.mobx },
    nx: { tags: ['type:remote', 'scope:shop'] },
  });
});

it('stands in every list of remotes', () => {
  expect(read(tree, 'libs/contracts/src/slots.ts')).toMatch(/remoteNames = \[[^\]]*'shop'\] as const/);
  expect(read(tree, 'tools/start/releases.ts')).toMatch(/REMOTES = \[[^\]]*'shop'\] as const/);
  expect(read(tree, 'libs/contracts/src/routes.ts')).toContain("\n  row('/cua-hang', 'shop', 'secondary'),\n");
  expect(read(tree, 'apps/e2e/src/pages.ts')).toContain("\n  ['shop', '/cua-hang'],\n");
});

it.each<[string, object, RegExp]>([
  ['a name that is taken', { name: 'shop' }, /apps\/shop is there already/],
  ['a name outside of apps', { name: '../x' }, /is no name/],
  ['a prefix that has an owner', { prefix: '/bang-tin' }, /has an owner already/],
  ['a prefix of the shell', { prefix: '/tim-kiem' }, /has an owner already/],
  ['a prefix of the api', { prefix: '/au' }, /own/],
  ['a prefix of two words', { prefix: '/a/b' }, /is no prefix/],
  ['an empty title', { title: ' ' }, /--title is no title/],
])('refuses %s and writes nothing', async (_, change, words) => {
  const before = contents(tree);
  await expect(remote(tree, { name: 'market', prefix: '/cho', title: 'Chợ', ...change })).rejects.toThrow(words);
  expect(contents(tree)).toEqual(before);
});
