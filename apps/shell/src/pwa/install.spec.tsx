import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { fakeApp, renderWithApp } from '@portal/testing';
import { shellMessages } from '../locales/messages.ts';
import { ShellProvider } from '../routing/shell-context.tsx';
import { createInstall } from './install.ts';
import { InstallButton } from './install-button.tsx';
import { registerWorker } from './register-worker.ts';
import { webManifest } from '../server/web-manifest.ts';

it('offers to install the portal when the browser would, once, and not over a match', async () => {
  const target = new EventTarget();
  const install = createInstall(target as Window);
  const app = await fakeApp({ messages: { shell: (await shellMessages.vi()).default } });
  await renderWithApp(
    <ShellProvider value={{ session: undefined, install }}>
      <InstallButton />
    </ShellProvider>,
    { app },
  );
  expect(screen.queryByRole('button')).toBeNull();
  const prompt = jest.fn(async () => {});
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    target.dispatchEvent(offer);
  });
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cài ứng dụng' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

it('registers its own worker and lets Trusted Types pass nothing else', async () => {
  const register = jest.fn(async (_url: string) => ({}) as ServiceWorkerRegistration);
  let create = (_url: string): string => '';
  await registerWorker({ register } as never, {
    createPolicy: (_name, rules) => {
      create = rules.createScriptURL;
      return rules;
    },
  });
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(() => create('https://elsewhere.test/x.js')).toThrow('not the service worker');
  await expect(registerWorker(undefined)).resolves.toBeUndefined();
});

it('has a manifest by which browsers install it', () => {
  const manifest = webManifest('vi', { brand: 'Khán Đài', title: 'Khán Đài: trực tiếp', description: 'x', live: 'Trực tiếp', calendar: 'Lịch', chat: 'Chat' });
  expect(manifest).toMatchObject({ short_name: 'Khán Đài', start_url: '/', scope: '/', display: 'standalone', lang: 'vi' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});
