import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { QueryClientProvider } from '@tanstack/react-query';
import { AppProvider, type AppContext } from '@portal/platform';
import { ShellProvider, type ShellContext } from './shell-context.tsx';

export const Providers = ({ context, shell, children }: { context: AppContext; shell: ShellContext; children: ReactNode }) => (
  <AppProvider context={context}>
    <ShellProvider value={shell}>
      <QueryClientProvider client={context.queryClient}>
        <I18nextProvider i18n={context.i18n}>{children}</I18nextProvider>
      </QueryClientProvider>
    </ShellProvider>
  </AppProvider>
);
