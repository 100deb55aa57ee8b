import '@testing-library/jest-dom';
import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { AppProvider } from '@portal/platform';
import { fakeApp, type FakeApp, type FakeAppOptions } from './fake-app.ts';

export interface RenderOptions extends FakeAppOptions {
  /** A host made before, to fill its queries first. The other options then do nothing. */
  app?: FakeApp;
  /** Where the visitor is. */
  path?: string;
}

/** `ui` inside everything the shell puts around a page. */
export const WithApp = ({ app, path = '/', children }: { app: FakeApp; path?: string; children: ReactElement }) => (
  <I18nextProvider i18n={app.i18n}>
    <QueryClientProvider client={app.queryClient}>
      <AppProvider context={app}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </AppProvider>
    </QueryClientProvider>
  </I18nextProvider>
);

/** Renders a page or part as the shell would, and hands out the host so that the test can steer it. */
export async function renderWithApp(ui: ReactElement, { app, path, ...options }: RenderOptions = {}): Promise<RenderResult & { app: FakeApp }> {
  const host = app ?? (await fakeApp(options));
  const result = render(
    <WithApp app={host} {...(path !== undefined && { path })}>
      {ui}
    </WithApp>,
  );
  return { ...result, app: host };
}
