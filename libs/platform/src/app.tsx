import { createContext as reactContext, useContext, type ReactNode } from 'react';
import { createContext, type RouterContextProvider } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ApiClient } from '@portal/api-client';
import type { Language, oddsForms, SlotName, SlotProps, Theme } from '@portal/contracts';
import type { ComponentType } from 'react';
import type { Style } from './remote.ts';
import type { Presence } from './presence.ts';
import type { Session } from './session.ts';
import type { AppSettings } from './settings.ts';
import type { LiveSocket } from '@portal/sockets';

/** Time is handed in: models never ask the machine. Milliseconds since the epoch. */
export interface Clock {
  now(): number;
  /** Calls back every `ms` until the returned function is called. On the server it never fires. */
  every(ms: number, callback: () => void): () => void;
  after(ms: number, callback: () => void): () => void;
}

/**
 * What the server knows of a visitor without a session: the cookies of language, theme, zone, scores and odds. `theme` undefined: the device's. `hidesScores`: lists keep to themselves
 * how matches stand and ended, for who watches later; no host before 0.1.6 knows it. Never changed in place: when a
 * visitor chooses another, the context has other prefs and everything that uses the context renders again.
 */
export interface Prefs {
  language: Language;
  theme: Theme | undefined;
  timeZone: string;
  hidesScores?: boolean | undefined;
  /** How odds are written; undefined: as most do. No host before 0.1.8 keeps it. */
  oddsForm?: (typeof oddsForms)[number] | undefined;
}

/** The site that the visitor is on. `origin`: scheme, host and port of its addresses, without a path. `domain`: as the api knows it; undefined: nobody could say. */
export interface Site {
  origin: string;
  domain: string | undefined;
  brand: string;
}

/** A short notice over the page. `text` says what to do now; one with the same `id` replaces the one before. */
export interface AppNotice {
  tone?: 'success' | 'error' | 'info';
  title: string;
  text?: string;
  id?: string;
}

export interface LoadedSlot {
  Component: ComponentType<Record<string, unknown>>;
  css: Style[];
  namespace: string;
  data: unknown;
}

/** All a remote may know of its host. One per request on the server, one per page in the browser. */
export interface AppContext {
  readonly prefs: Prefs;
  readonly site: Site;
  readonly queryClient: QueryClient;
  readonly i18n: i18n;
  readonly api: ApiClient;
  readonly session: Session;
  readonly settings: AppSettings;
  readonly socket: LiveSocket;
  readonly presence: Presence;
  readonly clock: Clock;
  /** True on the server. */
  readonly server: boolean;
  /** A slot ready to render, or undefined when its provider is away. `attempt` above 0 asks again after a failure (browser only). */
  slot<N extends SlotName>(name: N, props: SlotProps<N>, attempt?: number): Promise<LoadedSlot | undefined>;
  /** Loads what a navigation to this path will need. */
  prefetch(path: string): void;
  /** Shows a toast in the page's one region for it. On the server nothing is shown. */
  notify(notice: AppNotice): void;
  /** Changes preferences and keeps them. Resolves when the page shows them; rejects, with nothing changed, when texts do not load. On the server nothing happens. */
  choose(changed: Partial<Prefs>): Promise<void>;
}

/** In loaders: `app(context)`. In components: `useApp()`. Never module-level. */
export const appContext = createContext<AppContext>();
export const app = (context: unknown): AppContext => (context as Readonly<RouterContextProvider>).get(appContext);

const AppReact = reactContext<AppContext | undefined>(undefined);
export const AppProvider = ({ context, children }: { context: AppContext; children: ReactNode }) => <AppReact value={context}>{children}</AppReact>;

/** The page's context. Throws outside of the shell (or a test's provider). */
export function useApp(): AppContext {
  const context = useContext(AppReact);
  if (!context) throw new Error('useApp() outside of AppProvider');
  return context;
}
