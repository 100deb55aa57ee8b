import { QueryClient } from '@tanstack/react-query';
import { addMessages, createI18n } from '@portal/i18n';
import { fulfilled, type AppContext, type Prefs } from '@portal/platform';
import { shellMessages } from './locales/messages.ts';

/** Retries live in the api client alone. On the server nothing grows stale within one request. */
const queryClient = (server: boolean) => new QueryClient({ defaultOptions: { queries: { retry: 0, staleTime: server ? Infinity : 15_000, refetchOnWindowFocus: false, ...(server && { gcTime: Infinity }) } } });

type Parts = Pick<AppContext, 'api' | 'session' | 'socket' | 'clock' | 'server'>;

/** One per request on the server, one per page in the browser; no module-level state, so nothing of one visitor reaches another. Slots and prefetch are filled in by the side that makes it. */
export async function createAppContext(prefs: Prefs, parts: Parts): Promise<{ -readonly [K in keyof AppContext]: AppContext[K] }> {
  const i18n = await createI18n(prefs.language);
  for (const language of new Set([prefs.language, 'vi' as const])) addMessages(i18n, 'shell', language, (await shellMessages[language]()).default);
  return { prefs, i18n, queryClient: queryClient(parts.server), ...parts, slot: () => fulfilled(undefined), prefetch: () => {} };
}
