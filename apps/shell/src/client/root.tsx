import { useSyncExternalStore } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import type { Boot } from '../boot.ts';
import { Document } from '../routing/document.tsx';
import { Providers } from '../routing/providers.tsx';
import type { ShellContext } from '../routing/shell-context.tsx';
import { forcedTheme } from '../routing/theme.ts';
import type { LivingPrefs } from './living-prefs.ts';

interface Props {
  prefs: LivingPrefs;
  router: ReturnType<typeof createBrowserRouter>;
  shell: ShellContext;
  styles: Boot['styles'];
  /** The page's data as text, where there is something to hydrate. */
  boot: string | undefined;
}

/** The whole page in the browser: what the server rendered, then whatever the visitor's language, theme and zone and the page's own theme become. */
export function Root({ prefs, router, shell, styles, boot }: Props) {
  const context = useSyncExternalStore(prefs.subscribe, prefs.view, prefs.view);
  const themeOfPage = () => forcedTheme(router.state.matches);
  const forced = useSyncExternalStore(router.subscribe, themeOfPage, themeOfPage);
  return (
    <Document prefs={context.prefs} forced={forced} styles={styles} {...(boot !== undefined && { boot })}>
      <Providers context={context} shell={shell}>
        <RouterProvider router={router} />
      </Providers>
    </Document>
  );
}
