import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { Outlet, createMemoryRouter } from 'react-router-dom';
import type { Prefs } from '@portal/platform';
import { aContext } from '../testing/a-context.ts';
import { createLivingPrefs } from './living-prefs.ts';
import { Root } from './root.tsx';

// jsdom has none, and the router makes one for each navigation.
globalThis.Request ??= class {
  url: string;
  signal: AbortSignal;
  method = 'GET';
  constructor(url: string, { signal }: { signal: AbortSignal }) {
    this.url = url;
    this.signal = signal;
  }
} as never;

const before: Prefs = { language: 'vi', theme: 'light', timeZone: 'Asia/Ho_Chi_Minh' };

it('keeps language and theme of the document with the visitor, and forces a page’s theme while it is shown', async () => {
  const context = await aContext(before);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Outlet,
        children: [
          { path: 'plain', Component: () => 'plain' },
          { path: 'cinema', handle: { theme: 'dark' }, Component: () => 'cinema' },
        ],
      },
    ],
    { initialEntries: ['/plain'] },
  );
  const prefs = createLivingPrefs({
    context,
    speak() {},
    keep() {},
    reconnect() {},
    revalidate: async () => {},
    renewSlots: () => ({ done: Promise.resolve(), take() {} }),
    atOnce: (work) => act(work),
  });
  await act(async () => createRoot(document).render(<Root prefs={prefs} router={router} shell={{ session: undefined }} styles={[]} boot={undefined} />));
  const look = () => [
    document.documentElement.lang,
    document.documentElement.dataset['theme'],
    document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    document.body.textContent,
  ];
  expect(look()).toEqual(['vi', 'light', '#EDF0F3', 'plain']);
  await act(() => router.navigate('/cinema'));
  expect(look()).toEqual(['vi', 'dark', '#0A0F13', 'cinema']);
  await act(() => prefs.change({ language: 'zh' }));
  await act(() => router.navigate('/plain'));
  expect(look()).toEqual(['zh-Hant', 'light', '#EDF0F3', 'plain']);
  await act(() => prefs.change({ theme: undefined }));
  expect(look().slice(0, 2)).toEqual(['zh-Hant', undefined]);
});
