import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { I18nextProvider } from 'react-i18next';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { AppProvider } from '@portal/platform';
import { fakeApp } from '@portal/testing';
import { shellMessages } from '../locales/messages.ts';
import { LoadingBar } from './loading-bar.tsx';

/** A page whose loader ends when the test says so. */
async function page() {
  globalThis.Request ??= class {
    url: string;
    method = 'GET';
    signal: unknown;
    constructor(url: string, init: RequestInit = {}) {
      this.url = String(url);
      this.signal = init.signal;
    }
  } as unknown as typeof Request;
  const app = await fakeApp({ messages: { shell: (await shellMessages.vi()).default } });
  const ends: (() => void)[] = [];
  const router = createMemoryRouter([
    {
      path: '/',
      Component: () => (
        <>
          <LoadingBar />
          <Outlet />
        </>
      ),
      children: [
        { index: true, Component: () => null },
        {
          path: 'next',
          loader: () =>
            new Promise<null>((resolve) => {
              ends.push(() => resolve(null));
            }),
          Component: () => null,
        },
      ],
    },
  ]);
  render(
    <I18nextProvider i18n={app.i18n}>
      <AppProvider context={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </I18nextProvider>,
  );
  return {
    clock: app.clock,
    bar: () => screen.getByRole('progressbar', { hidden: true }),
    go: () =>
      act(async () => {
        void router.navigate('/next');
      }),
    end: () => act(async () => ends.at(-1)?.()),
    pass: (ms: number) => act(async () => app.clock.advance(ms)),
  };
}

describe('the loading bar', () => {
  it('shows 200 ms after a navigation began, and goes when it has ended', async () => {
    const { bar, go, end, pass } = await page();
    expect(bar()).toHaveAttribute('data-shown', 'false');
    await go();
    await pass(199);
    expect(bar()).toHaveAttribute('data-shown', 'false');
    await pass(1);
    expect(screen.getByRole('progressbar', { name: 'Đang tải trang' })).toHaveAttribute('data-shown', 'true');
    // Outside of every landmark only what is announced may stand.
    expect(screen.getByRole('status')).toContainElement(bar());
    await end();
    expect(bar()).toHaveAttribute('data-shown', 'false');
    expect(bar()).toHaveAttribute('aria-hidden', 'true');
  });

  it('does not flash for a page that is there within 200 ms', async () => {
    const { bar, clock, go, end, pass } = await page();
    await go();
    await pass(150);
    await end();
    expect(clock.waiting).toBe(0);
    await pass(1_000);
    expect(bar()).toHaveAttribute('data-shown', 'false');
  });

  it('is 3 px high and takes 2000 ms (section 9)', () => {
    const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
    const tokens = read('../../../../libs/ui/src/tokens.css');
    expect(tokens).toMatch(/--loading-bar-height: 3px;/);
    expect(tokens).toMatch(/--duration-loading-bar: 2000ms;/);
    const styles = read('loading-bar.module.css');
    expect(styles).toMatch(/height: var\(--loading-bar-height\)/);
    expect(styles).toMatch(/transform var\(--duration-loading-bar\)/);
  });
});
