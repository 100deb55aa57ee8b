import { newUuid, sockets, stored, type Language, type RemoteName, type SlotName, type SlotProps } from '@portal/contracts';
import { liveCalls } from '@portal/contracts/live';
import { createApiClient } from '@portal/api-client';
import { createLiveSocket } from '@portal/sockets';
import { fulfilled, viewerOf, type LoadedSlot } from '@portal/platform';
import { createToaster } from '@portal/ui';
import { createAppContext, type HostContext } from '../app-context.ts';
import type { Boot } from '../boot.ts';
import { within } from '../federation/deadline.ts';
import { loadSlot, slotKey } from '../federation/slot-loader.ts';
import { fileUrl, type Loaded, type Release } from '../federation/releases.ts';
import { createGuestSettings, GUEST_SETTINGS } from '../settings/guest-settings.ts';
import { SettingsModel } from '../settings/settings.model.ts';
import { browserLock } from '../session/renewal.ts';
import { SessionStore } from '../session/session-store.ts';
import { createTokenStore } from '../session/token-store.ts';
import { browserClock } from './clock.ts';
import { sendReport, watchWindow } from './failure-sources.ts';
import { createFailures } from './failures.ts';
import { forgetOthers } from './identity.ts';
import { createIntegrity, rememberStyles } from './import-map.ts';
import type { SlotRenewal } from './living-prefs.ts';
import { createOperatorsTexts } from './operators-texts.ts';
import { createBrowserLoader } from './remotes.ts';
import { withOlderNames } from './older-names.ts';
import { withMounted } from './with-mounted.tsx';
import { notificationsOf } from '../notifications/notifications.query.ts';
import { sayGoodbye } from '../presence/goodbye.ts';
import { openOnlineWire } from '../presence/online-wire.ts';
import { pageEvents } from '../presence/page-events.ts';
import { keepPid } from '../presence/pid.ts';
import { PresenceModel } from '../presence/presence-model.ts';
import { learnThisVisitor } from '../presence/visitor.ts';
import { notices } from '../session/notices.ts';
import type { createBrowserRouter } from 'react-router-dom';

const socketUrl = (language: Language) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${sockets.chat}?lang=${language}`;
/** How long a remote's entry may take to arrive before its place shows the fallback. Milliseconds; phones on a poor network are slow. */
const ENTRY_DEADLINE = 15_000;
/** Most slots that are made anew with the page when its language changes: those met last. */
const RENEWED_SLOTS = 16;
const storage = () => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/** Everything of this page that lives as long as the page: session, socket, api client, loaded remotes, slots. */
export async function createPage(boot: Boot) {
  const failures = createFailures({ visit: boot.visit, clock: browserClock, send: sendReport, online: () => navigator.onLine });
  watchWindow(window, failures);
  const notLoaded = (release: Release | undefined, error: unknown) => failures.failed('load', error, release && { at: fileUrl(release, release.entry) });
  const kept = storage();
  const tokens = createTokenStore(kept);
  let language = boot.prefs.language;
  const socket = createLiveSocket({
    url: () => socketUrl(language),
    token: () => tokens.current(),
    ready: () => session.state.status !== 'starting',
    clock: browserClock,
  });
  const session: SessionStore = new SessionStore({
    tokens,
    clock: browserClock,
    lock: browserLock,
    onTokenChange: () => socket.tokenChanged(),
    onExpired: () => notices.push('expired'),
  });
  const api = createApiClient({ baseUrl: location.origin, language: () => language, tokens: session });
  session.use(api);
  const context = await createAppContext(
    boot.prefs,
    { api, site: boot.site, session, socket: withOlderNames(socket), clock: browserClock, server: false },
    createOperatorsTexts(boot, (locale) => api.call(liveCalls.language, { locale })),
  );
  forgetOthers(session, context.queryClient);
  const toaster = createToaster();
  context.notify = ({ text, ...notice }) => {
    toaster.show({ ...notice, description: text });
  };
  const settings = new SettingsModel({
    api,
    session,
    guest: createGuestSettings(storage()),
    onNotKept: () =>
      context.notify({
        id: 'settings',
        tone: 'error',
        title: context.i18n.t('mySettings.notKept', { ns: 'shell' }),
        text: context.i18n.t('mySettings.notKeptText', { ns: 'shell' }),
      }),
  });
  context.settings = settings;
  const presence = new PresenceModel({
    session,
    token: () => tokens.current(),
    clock: browserClock,
    random: Math.random,
    newUuid,
    events: pageEvents,
    open: openOnlineWire(location.origin),
    notified: () => void context.queryClient.invalidateQueries(notificationsOf(viewerOf(session.state))),
    goodbye: (page) => sayGoodbye(tokens.current(), page),
    keepPid,
  });
  context.presence = presence;

  rememberStyles(boot.laterStyles);
  const announce = createIntegrity(Object.values(boot.releases).flatMap((list) => list?.[0]?.base ?? []));
  const loader = createBrowserLoader(announce, notLoaded);
  const used = new Map<RemoteName, Loaded>();
  const acquire = async (name: RemoteName): Promise<Loaded | undefined> => {
    const ready = async () => {
      const found = await loader.acquire(name, boot.releases[name]);
      if (found) await context.texts.add(found.name, found.remote.messages);
      return found;
    };
    const loaded = await within(ENTRY_DEADLINE, `entry of ${name}`, ready()).catch((error: unknown) => {
      console.warn('[remotes]', error);
      notLoaded(boot.releases[name]?.[0], error);
      return undefined;
    });
    if (!boot.rendered.includes(name)) failures.met(name);
    if (!loaded) return undefined;
    used.set(name, loaded);
    return loaded;
  };

  const slots = new Map<string, Promise<LoadedSlot | undefined>>();
  const away = new Set<string>();
  const start = <N extends SlotName>(key: string, name: N, props: SlotProps<N>, data?: { value: unknown }, ahead: HostContext = context) => {
    const loading = loadSlot(ahead, acquire, name, props, data, (error, { release }) =>
      failures.failed('error', error, { at: fileUrl(release, release.entry) }),
    );
    void loading.then((slot) => {
      if (!slot) away.add(key);
    });
    return loading;
  };
  context.slot = (name, props, attempt = 0) => {
    const key = `${slotKey(name, props)} ${attempt}`;
    let slot = slots.get(key);
    if (!slot) slots.set(key, (slot = start(key, name, props)));
    return slot;
  };
  const forgetAway = () => {
    for (const key of away) slots.delete(key);
    away.clear();
  };
  // What did not come for want of a network says nothing of its provider.
  addEventListener('online', forgetAway);

  return {
    context,
    session,
    /** The browser's, where it may be used. */
    storage: kept,
    /** What goes wrong here, told to the shell. */
    failures,
    /** Shows what remotes notify; the frame draws it. */
    toaster,
    /** Who the visitor is; then the socket, which waited for it. Tabs agree: what one does to the tokens, the others follow. */
    async begin(): Promise<void> {
      addEventListener('storage', ({ key }) => {
        if (key === null || key === stored.token || (key === stored.guestToken && !tokens.token())) void session.tokensChangedElsewhere();
      });
      addEventListener('storage', ({ key }) => {
        if (key === null || key === GUEST_SETTINGS) settings.changedElsewhere();
      });
      settings.follow();
      presence.start();
      await session.start();
      socket.tokenChanged();
      void learnThisVisitor(api);
    },
    acquire,
    has: (name: RemoteName): boolean => used.has(name),
    /** Slots that came with the page render at once from the data they came with. */
    async restoreSlots(given: Boot['slots']): Promise<void> {
      await Promise.all(
        Object.entries(given).map(async ([key, data]) => {
          const { name, props } = ofKey(key);
          const id = `${key} 0`;
          const slot = data ? await start(id, name, props as never, data) : undefined;
          slots.set(id, fulfilled(slot && { ...slot, Component: withMounted(slot.Component, key) }));
          if (!data) away.add(id);
        }),
      );
    },
    /** In which language the api and the socket are spoken to. */
    speak(next: Language): void {
      language = next;
    },
    /** The slots as other preferences have them. Each keeps its component, so that what lives in it goes on. */
    renewSlots(ahead: HostContext): SlotRenewal {
      const ready = new Map<string, LoadedSlot>();
      const done = Promise.all(
        [...slots].slice(-RENEWED_SLOTS).map(async ([id, loading]) => {
          const { name, props } = ofKey(id.slice(0, id.lastIndexOf(' ')));
          const [old, next] = await Promise.all([loading, start(id, name, props as never, undefined, ahead)]);
          if (old && next) ready.set(id, { ...next, Component: old.Component });
        }),
      );
      return {
        done,
        take() {
          slots.clear();
          for (const [id, slot] of ready) slots.set(id, fulfilled(slot));
        },
      };
    },
    /** To the socket's address in the language of now. */
    reconnect: () => socket.tokenChanged(),
    /** Did this browser load exactly what the server rendered with? */
    sameAs: ({ rendered, releases }: Boot): boolean => rendered.every((name) => used.get(name)?.release.base === releases[name]?.[0]?.base),
    follow(router: ReturnType<typeof createBrowserRouter>): void {
      let lastKey = router.state.location.key;
      router.subscribe(({ location: { key }, navigation }) => {
        if (navigation.state !== 'idle' || key === lastKey) return;
        lastKey = key;
        // A part that was away is asked again on the next page.
        forgetAway();
      });
    },
  };
}
export type Page = Awaited<ReturnType<typeof createPage>>;

/** Name and props of a slot's key (`slotKey`). */
function ofKey(key: string): { name: SlotName; props: SlotProps<SlotName> } {
  const space = key.indexOf(' ');
  return { name: key.slice(0, space) as SlotName, props: JSON.parse(key.slice(space + 1)) as SlotProps<SlotName> };
}
