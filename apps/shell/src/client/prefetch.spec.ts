import type { RouteObject } from 'react-router-dom';
import { rowOf } from '../routing/table.ts';
import { createPrefetch, type Connection } from './prefetch.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A router that knows home, and rows that bring a remote's routes with a page of its own each. */
function page({
  connection,
  entry = async () => {},
  code = async () => ({}),
}: {
  connection?: Connection;
  entry?: (path: string) => Promise<void>;
  code?: (path: string) => Promise<object>;
} = {}) {
  const routes: RouteObject[] = [
    { path: '/', id: 'home' },
    { path: '*', id: 'not-found' },
  ];
  const [entries, pages, learnt, there] = [[] as string[], [] as string[], [] as string[], new Set<string>()];
  const prefetch = createPrefetch({
    router: {
      routes: routes as never,
      patchRoutes: (_, more) => {
        routes.unshift(...(more as RouteObject[]));
      },
    },
    rows: {
      has: ({ prefix }) => there.has(prefix),
      async patch(path, patch, navigating) {
        entries.push(`${path}${navigating ? ', to be opened' : ''}`);
        await entry(path);
        const { prefix } = rowOf(path)!;
        if (there.has(prefix)) return;
        there.add(prefix);
        const lazy = async () => {
          pages.push(path);
          return code(path);
        };
        patch('page', [{ path: prefix, lazy } as RouteObject, { path: `${prefix}/*`, lazy } as RouteObject]);
      },
    },
    learn: async (_, pathname) => void learnt.push(pathname),
    connection: () => connection,
  });
  return {
    prefetch,
    entries,
    pages,
    learnt,
    async see(...paths: string[]) {
      for (const path of paths) prefetch(path);
      await settled();
    },
  };
}

describe('prefetching a page whose link is seen', () => {
  it('brings the remote’s entry, then the code and the texts of the page itself, without opening it', async () => {
    const { see, entries, pages, learnt } = page();
    await see('/tip-keo');
    expect(learnt).toEqual(['/tip-keo']);
    expect([entries, pages]).toEqual([['/tip-keo'], ['/tip-keo']]);
  });

  it('is done once for a page, also when another match or article is seen', async () => {
    const { see, entries } = page();
    await see('/tip-keo/12', '/tip-keo/13', '/tip-keo/12?x=1');
    expect(entries).toEqual(['/tip-keo/12']);
  });

  it('is done for four pages at most', async () => {
    const { see, entries } = page();
    await see('/tip-keo', '/bang-tin', '/chatroom', '/tin-tuc', '/tai-khoan', '/diem-danh');
    expect(entries).toEqual(['/tip-keo', '/bang-tin', '/chatroom', '/tin-tuc']);
  });

  it('leaves alone what is there already, and lets it take nobody’s place', async () => {
    const { see, entries } = page();
    await see('/', '/?login=1', '/tip-keo', '/bang-tin', '/chatroom', '/tin-tuc');
    expect(entries).toHaveLength(4);
  });

  it.each<[string, Connection]>([
    ['saves data', { saveData: true }],
    ['is a 2G one', { effectiveType: '2g' }],
    ['is slower still', { effectiveType: 'slow-2g' }],
  ])('is not done where the connection %s', async (_, connection) => {
    const { see, entries } = page({ connection });
    await see('/tip-keo');
    expect(entries).toEqual([]);
  });

  it.each<[string, Connection | undefined]>([
    ['is fast', { effectiveType: '4g', saveData: false }],
    ['is not told of', undefined],
  ])('is done where the connection %s', async (_, connection) => {
    const { see, entries } = page({ ...(connection && { connection }) });
    await see('/tip-keo');
    expect(entries).toEqual(['/tip-keo']);
  });

  it.each(['https://elsewhere.example/tip-keo', 'mailto:a@b.example', 'http://['])('leaves other sites and nonsense alone: %s', async (address) => {
    const { see, entries } = page();
    await see(address);
    expect(entries).toEqual([]);
  });

  it('that fails breaks nothing, gives its place back, and is tried again with the next link', async () => {
    let [entryFails, codeFails] = [true, true];
    const { see, entries, pages } = page({
      entry: async () => {
        if (entryFails) throw new Error('away');
      },
      code: async () => {
        if (codeFails) throw new Error('gone');
        return {};
      },
    });
    await see('/tip-keo', '/bang-tin', '/chatroom', '/tin-tuc');
    expect(pages).toEqual([]);
    entryFails = false;
    await see('/tip-keo');
    codeFails = false;
    await see('/tip-keo');
    expect([entries.length, pages]).toEqual([6, ['/tip-keo', '/tip-keo']]);
  });
});
