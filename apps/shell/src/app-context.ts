import { QueryClient } from '@tanstack/react-query';
import { createI18n } from '@portal/i18n';
import { fulfilled, type AppContext, type Prefs } from '@portal/platform';
import { shellMessages } from './locales/messages.ts';
import { offSettings } from './settings/off-settings.ts';
import { createTexts, type OverridesOf, type Texts } from './texts.ts';

/**
 * Retries live in the api client alone. On the server nothing grows stale within one request. Without a network a question fails at once, so that a page shows what it
 * holds or says so; what failed is asked again when the network is back.
 */
const queryClient = (server: boolean) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: 0,
        staleTime: server ? Infinity : 15_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        ...(server && { gcTime: Infinity }),
      },
      // A deed that waits for the network would hold its dialog open.
      mutations: { networkMode: 'always' },
    },
  });

type Parts = Pick<AppContext, 'api' | 'site' | 'session' | 'socket' | 'clock' | 'server'>;

/** On the server, and until the browser's page has its own. */
const noPresence = Object.freeze({ join() {}, leave() {} });

/** What the shell itself has beside it. */
export interface HostContext extends AppContext {
  readonly texts: Texts;
}

/** One per request on the server, one per page in the browser; no module-level state, so nothing of one visitor reaches another. Slots, prefetch, notify, choose and settings are filled in by the side that makes it. `complain` hears of texts that a page asked for and did not bring. */
export async function createAppContext(
  prefs: Prefs,
  parts: Parts,
  overridesOf?: OverridesOf,
  complain: (line: string) => void = console.error,
): Promise<{ -readonly [K in keyof HostContext]: HostContext[K] }> {
  const i18n = await createI18n(prefs.language, (namespace, key) => complain(`[texts] ${namespace} does not say '${key}'`));
  // Texts of the frame name the site that one is on.
  (i18n.options.interpolation ??= {}).defaultVariables = { brand: parts.site.brand };
  const texts = createTexts(i18n, prefs.language, overridesOf);
  await texts.add('shell', shellMessages);
  return {
    prefs,
    i18n,
    texts,
    queryClient: queryClient(parts.server),
    ...parts,
    settings: offSettings,
    presence: noPresence,
    slot: () => fulfilled(undefined),
    prefetch: () => {},
    notify: () => {},
    choose: () => Promise.resolve(),
  };
}
