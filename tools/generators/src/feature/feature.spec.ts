import { logger, type Tree } from '@nx/devkit';
import { contents, faultsIn, filesIn, json, portalTree, read } from '../testing/portal-tree.ts';
import feature from './generator.ts';

let tree: Tree;
beforeEach(async () => {
  for (const level of ['info', 'warn'] as const) jest.spyOn(logger, level).mockImplementation(() => {});
  tree = await portalTree();
});
afterEach(() => jest.restoreAllMocks());

const SOURCE = 'apps/shop/src';
const routes = () => /routes[^=]*= \{[^]*?\n\};/.exec(read(tree, `${SOURCE}/remote.tsx`))?.[0];
const page = { remote: 'shop', name: 'goods', route: '/cua-hang', call: 'newsfeed.list' };

describe('a page', () => {
  it('is a slice: query, loader, page, view, what it shows, styles and specs', async () => {
    await feature(tree, page);
    expect(filesIn(tree, `${SOURCE}/features`)).toEqual([
      'goods/goods.loader.ts',
      'goods/goods.module.css',
      'goods/goods.page.spec.tsx',
      'goods/goods.page.tsx',
      'goods/goods.part.module.css',
      'goods/goods.part.tsx',
      'goods/goods.query.ts',
      'goods/goods.view.tsx',
      'page-error.module.css',
      'page-error.tsx',
    ]);
    expect(faultsIn(tree)).toEqual([]);
  });

  it('takes the place of its card: route, words and promise', async () => {
    await feature(tree, page);
    expect(routes()).toContain(
      "'/cua-hang': [{ index: true, handle: { texts: goodsTexts }, loader: goodsLoader, lazy: () => import('./features/goods/goods.page.tsx'), ErrorBoundary: PageError }],",
    );
    expect(read(tree, `${SOURCE}/remote.tsx`)).not.toMatch(/comingSoon|soon\(/);
    expect([
      json(tree, `${SOURCE}/locales/goods.vi.json`),
      json(tree, `${SOURCE}/locales/goods.en.json`),
      json(tree, `${SOURCE}/locales/goods.zh.json`),
    ]).toMatchObject([{ goods: { title: 'Cửa hàng' } }, { goods: { title: 'Shop' } }, { goods: { title: '商店' } }]);
    expect(read(tree, `${SOURCE}/locales/vi.json`)).not.toContain('comingSoon');
    expect(read(tree, `${SOURCE}/remote.spec.tsx`)).not.toContain('expectComingSoon');
    expect(read(tree, `${SOURCE}/remote.spec.tsx`)).toContain("it.each(['/cua-hang/a', '/cua-hangx'])");
  });

  it('brings its texts itself; what every page may say is said once for the remote', async () => {
    await feature(tree, page);
    await feature(tree, { ...page, name: 'more-goods', route: '/cua-hang/them' });
    expect(json(tree, `${SOURCE}/locales/vi.json`)).toMatchObject({ retry: 'Thử lại' });
    expect(Object.keys(json(tree, `${SOURCE}/locales/more-goods.vi.json`))).toEqual(['moreGoods']);
    expect(read(tree, `${SOURCE}/locales/texts.ts`)).toContain("export const moreGoodsTexts: TextSource = {\n  vi: () => import('./more-goods.vi.json'),");
    expect(read(tree, `${SOURCE}/locales/vietnamese.ts`)).toContain('export const vi = { ...shared, ...goods, ...moreGoods };');
    expect(faultsIn(tree)).toEqual([]);
  });

  it('has no name under which something is said already', async () => {
    tree.write(`${SOURCE}/locales/vi.json`, '{ "goods": { "title": "Hàng" } }');
    const before = contents(tree);
    await expect(feature(tree, page)).rejects.toThrow(/locales\/vi.json has texts of that name already/);
    expect(contents(tree)).toEqual(before);
  });

  it('leaves the cards of other pages where they are', async () => {
    const file = `${SOURCE}/remote.tsx`;
    tree.write(
      file,
      read(tree, file).replace("[{ index: true, ...soon('cuaHang') }]", "[{ index: true, ...soon('cuaHang') }, { path: ':slug', ...soon('thing') }]"),
    );
    await feature(tree, page);
    expect(routes()).toContain("{ path: ':slug', ...soon('thing') }");
    expect(read(tree, file)).toContain('import { comingSoon, type RoutesOf }');
  });

  it('writes a list out that came from a helper', async () => {
    const file = `${SOURCE}/remote.tsx`;
    tree.write(
      file,
      read(tree, file)
        .replace('export const routes', "const alone = (page: string) => [{ index: true, ...comingSoon({ namespace: 'shop', page }) }];\n\nexport const routes")
        .replace("[{ index: true, ...soon('cuaHang') }]", "alone('cuaHang')"),
    );
    await feature(tree, page);
    expect(routes()).toContain("'/cua-hang': [{ index: true, handle: { texts: goodsTexts }, loader: goodsLoader");
    expect(read(tree, file)).not.toContain('alone');
    expect(json(tree, `${SOURCE}/locales/goods.en.json`)).toMatchObject({ goods: { title: 'Shop' } });
  });

  it('fills what its call needs from the address, and is a 404 when that names nothing', async () => {
    await feature(tree, { ...page, name: 'thing', route: '/cua-hang/:slug', call: 'newsfeed.one' });
    expect(read(tree, `${SOURCE}/features/thing/thing.query.ts`)).toContain(
      '(a: AppContext, viewer: Viewer, slug: string) => callQuery(a, newsfeedCalls.one, { id: slug }, viewer)',
    );
    expect(read(tree, `${SOURCE}/features/thing/thing.loader.ts`)).toContain("thingQuery(a, viewerOf(a.session.state), params.slug ?? '')");
    expect(read(tree, `${SOURCE}/features/thing/thing.page.spec.tsx`)).toContain('is a 404 when it names nothing');
    expect(read(tree, `${SOURCE}/remote.spec.tsx`)).not.toContain("'/cua-hang/a'");
    expect(faultsIn(tree)).toEqual([]);
  });

  it('asks for nobody in particular where the answer is the same for everybody', async () => {
    await feature(tree, { ...page, call: 'article.list' });
    for (const file of ['query', 'loader', 'page'])
      expect(read(tree, `${SOURCE}/features/goods/goods.${file}.ts${file === 'page' ? 'x' : ''}`)).not.toMatch(/viewer/i);
    expect(faultsIn(tree)).toEqual([]);
  });

  it('is another page for another person where it has a model', async () => {
    await feature(tree, { ...page, model: true });
    expect(read(tree, `${SOURCE}/features/goods/goods.page.tsx`)).toContain('<GoodsPage key={viewer} first={data} viewer={viewer} />');
    await feature(tree, { ...page, name: 'thing', route: '/cua-hang/:slug', call: 'newsfeed.one', model: true });
    expect(read(tree, `${SOURCE}/features/thing/thing.page.tsx`)).toContain('<ThingPage key={`${slug}/${viewer}`} first={data} viewer={viewer} slug={slug} />');
    expect(faultsIn(tree)).toEqual([]);
  });

  it('has a model when asked for one, which owns the answer', async () => {
    await feature(tree, { ...page, model: true });
    expect(filesIn(tree, `${SOURCE}/features/goods`)).toEqual(expect.arrayContaining(['goods.model.ts', 'goods.model.spec.ts']));
    expect(read(tree, `${SOURCE}/features/goods/goods.page.tsx`)).toContain('new GoodsModel({ clock: a.clock, first,');
    expect(faultsIn(tree)).toEqual([]);
  });

  it('of members only asks in the browser, once it knows who is there: no loader', async () => {
    await feature(tree, { ...page, call: 'points.ledger' });
    expect(tree.exists(`${SOURCE}/features/goods/goods.loader.ts`)).toBe(false);
    expect(read(tree, `${SOURCE}/features/goods/goods.page.tsx`)).toContain("const admitted = state.status === 'user';");
    expect(faultsIn(tree)).toEqual([]);
  });

  it('needs no call', async () => {
    await feature(tree, { remote: 'shop', name: 'goods', route: '/cua-hang' });
    expect(filesIn(tree, `${SOURCE}/features/goods`)).toEqual(['goods.module.css', 'goods.page.spec.tsx', 'goods.page.tsx', 'goods.view.tsx']);
    expect(faultsIn(tree)).toEqual([]);
  });

  it('shares the error page of its remote', async () => {
    await feature(tree, page);
    const first = read(tree, `${SOURCE}/features/page-error.tsx`);
    tree.write(`${SOURCE}/features/page-error.tsx`, `${first}// changed by hand\n`);
    await feature(tree, { ...page, name: 'more', route: '/cua-hang/moi' });
    expect(read(tree, `${SOURCE}/features/page-error.tsx`)).toContain('changed by hand');
    expect(read(tree, `${SOURCE}/remote.tsx`).match(/import \{ PageError \}/g)).toHaveLength(1);
  });
});

describe('a part for other pages', () => {
  const part = { remote: 'shop', name: 'goods', call: 'newsfeed.list', slot: 'newest' };

  it('is offered by the remote and named in the contract', async () => {
    await feature(tree, part);
    expect(read(tree, `${SOURCE}/remote.tsx`)).toContain("'shop/newest': { load: loadNewestSlot, texts: goodsTexts, Component: NewestSlot },");
    expect(read(tree, 'libs/contracts/src/slots.ts')).toContain("'shop/newest': z.object({}),");
    expect(read(tree, `${SOURCE}/remote.tsx`)).toContain("soon('cuaHang')");
    expect(read(tree, `${SOURCE}/remote.tsx`)).toContain("import { comingSoon, type RoutesOf, type Remote } from '@portal/platform';");
    expect(faultsIn(tree)).toEqual([]);
  });

  it('joins the slots that are there', async () => {
    await feature(tree, part);
    await feature(tree, { ...part, name: 'best', slot: 'best' });
    expect(read(tree, `${SOURCE}/remote.tsx`)).toMatch(/'shop\/newest': [^\n]*\n {2}'shop\/best': /);
  });
});

it.each<[string, object, RegExp]>([
  ['a remote that is not there', { remote: 'shops' }, /there is no remote 'shops'.*shop/],
  ['a remote outside of apps', { remote: '../shop' }, /--remote=.* is no name/],
  ['a name with capitals', { name: 'Goods' }, /--name=Goods is no name/],
  ['no place to be seen', { route: undefined }, /--route=\/….*--slot=…/],
  ['an address without a slash', { route: 'cua-hang' }, /is no address/],
  ['an address of somebody else', { route: '/bang-tin' }, /no prefix of this remote holds \/bang-tin: it has \/cua-hang/],
  ['a call that is not there', { call: 'newsfeed.lists' }, /has no call newsfeed.lists. 'newsfeed' has newsfeed.list/],
  ['a name of every object', { call: 'newsfeed.toString' }, /has no call newsfeed.toString/],
  ['a call that writes', { call: 'newsfeed.create' }, /writes \(POST\)/],
  ['a call that needs what the address has not', { call: 'newsfeed.one' }, /newsfeed.one needs id/],
  ['a part without a call', { route: undefined, call: undefined, slot: 'x' }, /needs --call/],
  ['a model without a call', { call: undefined, model: true }, /--model needs --call/],
  ['a model of what is for members', { call: 'points.ledger', model: true }, /--model is for what anyone may see/],
  ['a title with a tag', { title: '<b>x</b>' }, /--title is no title/],
])('refuses %s and writes nothing', async (_, change, words) => {
  const before = contents(tree);
  await expect(feature(tree, { ...page, ...change })).rejects.toThrow(words);
  expect(contents(tree)).toEqual(before);
});

it('overwrites nothing: not its own folder, not a page that somebody made', async () => {
  await feature(tree, page);
  const before = contents(tree);
  await expect(feature(tree, page)).rejects.toThrow(/is there already/);
  await expect(feature(tree, { ...page, name: 'other' })).rejects.toThrow(/has a page already.*--replace/);
  expect(contents(tree)).toEqual(before);
  await feature(tree, { ...page, name: 'other', replace: true });
  expect(routes()).toContain('./features/other/other.page.tsx');
});
