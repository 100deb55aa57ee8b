import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, DEFAULT_TIME_ZONE, type Language, type SlotName } from '@portal/contracts';
import { addMessages, createI18n, type Messages } from '@portal/i18n';
import { fulfilled, type AppContext, type LoadedSlot, type Prefs } from '@portal/platform';
import { fakeApi, type FakeApi } from './fake-api.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { fakeSession, type FakeSession } from './fake-session.ts';
import { fakeSocket, type FakeSocket } from './fake-socket.ts';

/** An AppContext whose parts a test can steer. */
export interface FakeApp extends AppContext {
  readonly api: FakeApi;
  readonly session: FakeSession;
  readonly socket: FakeSocket;
  readonly clock: FakeClock;
  /** Paths whose code was asked for ahead. */
  readonly prefetched: string[];
}

export interface FakeAppOptions {
  api?: FakeApi;
  session?: FakeSession;
  socket?: FakeSocket;
  clock?: FakeClock;
  prefs?: Partial<Prefs>;
  server?: boolean;
  /** Texts by namespace, in the language of `prefs`. */
  messages?: Record<string, Messages>;
  /** Stand-ins for other remotes' parts; one that is not named is away. */
  slots?: { [N in SlotName]?: ComponentType<Record<string, unknown>> };
}

/** A host for one test: a guest in Vietnam with an api that answers nothing until told. */
export async function fakeApp({ api = fakeApi(), session = fakeSession(), socket = fakeSocket(), clock = fakeClock(), prefs, server = false, messages = {}, slots = {} }: FakeAppOptions = {}): Promise<FakeApp> {
  const language: Language = prefs?.language ?? DEFAULT_LANGUAGE;
  const texts: i18n = await createI18n(language);
  for (const [namespace, group] of Object.entries(messages)) addMessages(texts, namespace, language, group);
  const loaded = new Map<string, Promise<LoadedSlot | undefined>>();
  const prefetched: string[] = [];
  return {
    api, session, socket, clock, server, prefetched,
    prefs: { language, theme: undefined, timeZone: DEFAULT_TIME_ZONE, ...prefs },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: 0, staleTime: Infinity } } }),
    i18n: texts,
    slot(name) {
      const Component = slots[name] as ComponentType<Record<string, unknown>> | undefined;
      const promise = loaded.get(name) ?? fulfilled(Component && { Component, css: [], namespace: name.split('/')[0] ?? name, data: undefined });
      loaded.set(name, promise);
      return promise;
    },
    prefetch(path) { prefetched.push(path); },
  };
}
