import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { reloadOnce } from '../client/reload-once.ts';
import { safeLazy } from './remote-routes.tsx';
import { ShellProvider } from './shell-context.tsx';

/** A portal one of whose pages has a chunk that does not load. */
async function open(given: { playing?: boolean; reload?: false } = {}) {
  const went: string[] = [];
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      kept.set(name, value);
    },
  };
  let tries = 0;
  const lazy = () => {
    tries += 1;
    return Promise.reject(new Error('chunk 7 did not load'));
  };
  const router = createMemoryRouter([
    { path: '/', Component: () => <h1>Trang chủ</h1> },
    { path: '/tin-tuc', lazy: safeLazy(lazy), ErrorBoundary: () => <p role="alert">Phần này đang bảo trì</p> },
  ]);
  const reload = (path: string) =>
    reloadOnce(path, {
      storage,
      now: () => 1_000,
      playing: () => given.playing ?? false,
      online: () => true,
      go: (to) => {
        went.push(to);
      },
    });
  render(
    <ShellProvider value={{ session: undefined, ...(given.reload !== false && { reload }) }}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { router, went, lazy: safeLazy(lazy), tried: () => tries, go: (path: string) => act(() => router.navigate(path)) };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom has none; the router makes one for each navigation.
  globalThis.Request ??= class {
    readonly method = 'GET';
    readonly signal: unknown;
    readonly url: string;
    constructor(url: URL | string, init: RequestInit = {}) {
      this.url = String(url);
      this.signal = init.signal;
    }
  } as unknown as typeof Request;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a page whose chunk does not load (section 8)', () => {
  it('is loaded whole after a second try for the chunk; a second failure shows the fallback card', async () => {
    const { go, went, tried } = await open();
    await go('/tin-tuc?giai=3');
    expect([went, tried()]).toEqual([['/tin-tuc?giai=3'], 2]);
    expect(screen.queryByRole('alert')).toBeNull();
    await go('/');
    await go('/tin-tuc?giai=3');
    expect(went).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('bảo trì');
  });

  it('is not while a video plays: the card shows', async () => {
    const { go, went } = await open({ playing: true });
    await go('/tin-tuc');
    expect(went).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('bảo trì');
  });

  it('leaves no error behind: the next navigation shows its page', async () => {
    const { go } = await open({ playing: true });
    await go('/tin-tuc');
    expect(screen.getByRole('alert')).toBeTruthy();
    await go('/');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Trang chủ' })).toBeTruthy();
  });

  it('reloads nothing while its code is only fetched ahead', async () => {
    const { lazy, went } = await open();
    await lazy();
    expect(went).toEqual([]);
  });
});
