import { screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { fakeApp, renderWithApp } from '@portal/testing';
import vi from '../locales/vi.json';
import { ShellProvider } from '../routing/shell-context.tsx';
import { aSession } from '../session/testing/a-session.ts';
import { BottomNav } from './bottom-nav.tsx';

/** The tab that is the current one of a phone at this address. */
async function currentAt(path: string): Promise<string | undefined> {
  const { session } = aSession();
  const { unmount } = await renderWithApp(
    <ShellProvider value={{ session }}>
      <BottomNav />
    </ShellProvider>,
    { app: await fakeApp({ messages: { shell: vi } }), path },
  );
  const current = screen.queryByRole('link', { current: 'page' })?.textContent;
  unmount();
  return current ?? undefined;
}

it.each([
  ['/chatroom', vi.tabs.chat],
  ['/chatroom?tab=hdp', vi.tabs.chat],
  ['/chatroom?roomId=30', vi.tabs.groupChat],
  ['/chatroom?roomId=30&tab=1x2', vi.tabs.groupChat],
  ['/chatroom?tab=oddTipsTonight&roomId=30', vi.tabs.groupChat],
  ['/', vi.tabs.home],
])('at %s the current one is "%s", whatever tab of the chat page is shown', async (path, name) => {
  expect(await currentAt(path)).toBe(name);
});

it('takes the tab of another page for what it is', async () => {
  expect(await currentAt('/truc-tiep/bong-da/7?tab=keo')).toBeUndefined();
  expect(await currentAt('/chatroom?roomId=501&tab=hdp')).toBeUndefined();
});
