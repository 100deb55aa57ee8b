import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, DEFAULT_TIME_ZONE, type Language, type SlotName } from '@portal/contracts';
import { addMessages, createI18n, type Messages } from '@portal/i18n';
import { fulfilled, type AppContext, type AppNotice, type LoadedSlot, type Prefs, type Site } from '@portal/platform';
import { fakeApi, type FakeApi } from './fake-api.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { fakeSession, type FakeSession } from './fake-session.ts';
import { fakeSettings, type FakeSettings } from './fake-settings.ts';
import { fakeSocket, type FakeSocket } from './fake-socket.ts';

/** An AppContext whose parts a test can steer. */
export interface FakeApp extends AppContext {
  readonly api: FakeApi;
  readonly session: FakeSession;
  readonly settings: FakeSettings;
  readonly socket: FakeSocket;
  readonly clock: FakeClock;
  /** Rooms that are joined now, in order; a room twice when it was joined twice. */
  readonly roomsJoined: readonly number[];
  /** Paths whose code was asked for ahead. */
  readonly prefetched: string[];
  /** Texts that were asked for and are not there, as `chat:room.title`. */
  readonly textsMissing: readonly string[];
  /** Toasts that were asked for. */
  readonly notified: AppNotice[];
  /** Preferences that were chosen on the page. */
  readonly chosen: Partial<Prefs>[];
}

export interface FakeAppOptions {
  api?: FakeApi;
  session?: FakeSession;
  settings?: FakeSettings;
  socket?: FakeSocket;
  clock?: FakeClock;
  prefs?: Partial<Prefs>;
  site?: Partial<Site>;
  server?: boolean;
  /** Texts by namespace, in the language of `prefs`. */
  messages?: Record<string, Messages>;
  /** Stand-ins for other remotes' parts; one that is not named is away. */
  slots?: { [N in SlotName]?: ComponentType<Record<string, unknown>> };
}

/** A host for one test: a guest in Vietnam with an api that answers nothing until told. */
export async function fakeApp({
  api = fakeApi(),
  session = fakeSession(),
  settings = fakeSettings(),
  socket = fakeSocket(),
  clock = fakeClock(),
  prefs,
  site,
  server = false,
  messages = {},
  slots = {},
}: FakeAppOptions = {}): Promise<FakeApp> {
  const language: Language = prefs?.language ?? DEFAULT_LANGUAGE;
  const textsMissing: string[] = [];
  const texts: i18n = await createI18n(language, (namespace, key) => textsMissing.push(`${namespace}:${key}`));
  (texts.options.interpolation ??= {}).defaultVariables = { brand: site?.brand ?? 'Khán Đài' };
  for (const [namespace, group] of Object.entries(messages)) addMessages(texts, namespace, language, group);
  const loaded = new Map<string, Promise<LoadedSlot | undefined>>();
  const prefetched: string[] = [];
  const notified: AppNotice[] = [];
  const chosen: Partial<Prefs>[] = [];
  const roomsJoined: number[] = [];
  return {
    api,
    session,
    settings,
    socket,
    clock,
    server,
    prefetched,
    notified,
    chosen,
    textsMissing,
    roomsJoined,
    presence: {
      join(roomId) {
        roomsJoined.push(roomId);
      },
      leave(roomId) {
        const place = roomsJoined.indexOf(roomId);
        if (place >= 0) roomsJoined.splice(place, 1);
      },
    },
    prefs: { language, theme: undefined, timeZone: DEFAULT_TIME_ZONE, ...prefs },
    site: { origin: 'https://khandai.test', domain: undefined, brand: 'Khán Đài', ...site },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: 0, staleTime: Infinity }, mutations: { networkMode: 'always' } } }),
    i18n: texts,
    slot(name) {
      const Component = slots[name] as ComponentType<Record<string, unknown>> | undefined;
      const promise = loaded.get(name) ?? fulfilled(Component && { Component, css: [], namespace: name.split('/')[0] ?? name, data: undefined });
      loaded.set(name, promise);
      return promise;
    },
    prefetch(path) {
      prefetched.push(path);
    },
    notify(notice) {
      notified.push(notice);
    },
    choose: async (changed) => void chosen.push(changed),
  };
}
