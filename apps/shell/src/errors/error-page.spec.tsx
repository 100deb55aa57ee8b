import { act, render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { AppProvider } from '@portal/platform';
import { fakeApp } from '@portal/testing';
import vi from '../locales/vi.json';
import { ErrorPage } from './error-page.tsx';

globalThis.Request ??= class {
  url: string;
  signal: AbortSignal;
  method = 'GET';
  constructor(url: string, { signal }: { signal: AbortSignal }) {
    this.url = url;
    this.signal = signal;
  }
} as never;

/** A page whose loader fails so, as a visitor sees it. */
async function failing(error: unknown): Promise<void> {
  const app = await fakeApp({ messages: { shell: vi } });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => {
          throw error;
        },
        Component: () => null,
        ErrorBoundary: ErrorPage,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/doi-bong/12a'] },
  );
  await act(async () => {
    render(
      <I18nextProvider i18n={app.i18n}>
        <AppProvider context={app}>
          <RouterProvider router={router} />
        </AppProvider>
      </I18nextProvider>,
    );
  });
}
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

it('says Internal Server Error beside the visitor’s own words, and is nothing to find', async () => {
  await failing(new Error('secret detail'));
  expect(screen.getByRole('alert')).toHaveTextContent(vi.error.server);
  expect(screen.getByText('Internal Server Error')).toBeInTheDocument();
  expect(screen.queryByText(/secret/)).toBeNull();
  expect(robots()).toBe('noindex');
});

it.each(['Page Not Found: /doi-bong/12a', 'Page not found: /doi-bong/12a'])('says "%s" for a 404 that was refused so', async (words) => {
  await failing(data(words, { status: 404 }));
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(robots()).toBe('noindex');
});
