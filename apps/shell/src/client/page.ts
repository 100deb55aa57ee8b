import { sockets, stored, type Language, type RemoteName, type SlotName, type SlotProps } from '@portal/contracts';
import { createApiClient } from '@portal/api-client';
import { createLiveSocket } from '@portal/sockets';
import { fulfilled, type LoadedSlot } from '@portal/platform';
import { createAppContext } from '../app-context.ts';
import type { Boot } from '../boot.ts';
import { within } from '../federation/deadline.ts';
import { addRemoteMessages, loadSlot, slotKey } from '../federation/slot-loader.ts';
import type { Loaded } from '../federation/releases.ts';
import { SessionStore } from '../session/session-store.ts';
import { createTokenStore } from '../session/token-store.ts';
import { browserClock } from './clock.ts';
import { createIntegrity } from './import-map.ts';
import { createBrowserLoader } from './remotes.ts';
import { withMounted } from './with-mounted.tsx';
import { notices } from '../session/notices.ts';
import type { createBrowserRouter } from 'react-router-dom';

const socketUrl = (language: Language) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${sockets.chat}?lang=${language}`;
/** How long a remote's entry may take to arrive before its place shows the fallback. Milliseconds; phones on a poor network are slow. */
const ENTRY_DEADLINE = 15_000;
const storage = () => { try { return localStorage; } catch { return undefined; } };

/** Everything of this page that lives as long as the page: session, socket, api client, loaded remotes, slots. */
export async function createPage(boot: Boot) {
  const tokens = createTokenStore(storage());
  const socket = createLiveSocket({ url: () => socketUrl(boot.prefs.language), token: () => tokens.current(), ready: () => session.state.status !== 'starting', clock: browserClock });
  const session: SessionStore = new SessionStore({ tokens, clock: browserClock, onTokenChange: () => socket.tokenChanged(), onExpired: () => notices.push('expired') });
  const api = createApiClient({ baseUrl: location.origin, language: boot.prefs.language, tokens: session });
  session.use(api);
  const context = await createAppContext(boot.prefs, { api, session, socket, clock: browserClock, server: false });

  const announce = createIntegrity(boot.rendered.flatMap((name) => boot.releases[name]?.[0]?.base ?? []));
  const loader = createBrowserLoader(announce);
  const used = new Map<RemoteName, Loaded>();
  const acquire = async (name: RemoteName): Promise<Loaded | undefined> => {
    const ready = async () => {
      const found = await loader.acquire(name, boot.releases[name]);
      if (found) await addRemoteMessages(context, found);
      return found;
    };
    const loaded = await within(ENTRY_DEADLINE, `entry of ${name}`, ready()).catch((error: unknown) => {
      console.warn('[remotes]', error);
      return undefined;
    });
    if (!loaded) return undefined;
    used.set(name, loaded);
    return loaded;
  };

  const slots = new Map<string, Promise<LoadedSlot | undefined>>();
  const away = new Set<string>();
  const start = <N extends SlotName>(key: string, name: N, props: SlotProps<N>, data?: { value: unknown }) => {
    const loading = loadSlot(context, acquire, name, props, data);
    void loading.then((slot) => { if (!slot) away.add(key); });
    return loading;
  };
  context.slot = (name, props, attempt = 0) => {
    const key = `${slotKey(name, props)} ${attempt}`;
    let slot = slots.get(key);
    if (!slot) slots.set(key, (slot = start(key, name, props)));
    return slot;
  };

  return {
    context,
    session,
    /** Who the visitor is; then the socket, which waited for it. Tabs agree: what one does to the tokens, the others follow. */
    async begin(): Promise<void> {
      addEventListener('storage', ({ key }) => { if (key === null || key === stored.token || (key === stored.guestToken && !tokens.token())) void session.tokensChangedElsewhere(); });
      await session.start();
      socket.tokenChanged();
    },
    acquire,
    has: (name: RemoteName): boolean => used.has(name),
    /** Slots that came with the page render at once from the data they came with. */
    async restoreSlots(given: Boot['slots']): Promise<void> {
      await Promise.all(Object.entries(given).map(async ([key, data]) => {
        const space = key.indexOf(' ');
        const name = key.slice(0, space) as SlotName;
        const props = JSON.parse(key.slice(space + 1)) as SlotProps<SlotName>;
        const id = `${key} 0`;
        const slot = data ? await start(id, name, props as never, data) : undefined;
        slots.set(id, fulfilled(slot && { ...slot, Component: withMounted(slot.Component, key) }));
        if (!data) away.add(id);
      }));
    },
    /** Did this browser load exactly what the server rendered with? */
    sameAs: ({ rendered, releases }: Boot): boolean => rendered.every((name) => used.get(name)?.release.base === releases[name]?.[0]?.base),
    follow(router: ReturnType<typeof createBrowserRouter>): void {
      let lastKey = router.state.location.key;
      router.subscribe(({ historyAction, location: { key, hash }, navigation }) => {
        if (navigation.state !== 'idle' || key === lastKey) return;
        lastKey = key;
        // A part that was away is asked again on the next page.
        for (const id of away) slots.delete(id);
        away.clear();
        if (historyAction === 'PUSH' && !hash) window.scrollTo(0, 0);
      });
    },
  };
}
export type Page = Awaited<ReturnType<typeof createPage>>;
