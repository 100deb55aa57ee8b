import type { AppContext, Prefs } from '@portal/platform';
import type { HostContext } from '../app-context.ts';
import { within } from '../federation/deadline.ts';
import { forget, warmUp } from './turned-key.ts';

/** How long a change waits for the data of the page in the other language or zone. Milliseconds; what is late loads afterwards, as on a new page. */
const PATIENCE = 4_000;

/** The page's slots on their way to other preferences. `take` puts those that are ready in the place of the others. */
export interface SlotRenewal {
  done: Promise<unknown>;
  take(): void;
}

interface Parts {
  context: { -readonly [K in keyof HostContext]: HostContext[K] };
  /** In which language calls are asked from now on. */
  speak(language: Prefs['language']): void;
  renewSlots(ahead: HostContext): SlotRenewal;
  /** Runs the loaders of the page again. */
  revalidate(): Promise<unknown>;
  /** The socket's address has another language now. */
  reconnect(): void;
  /** Keeps what was chosen for the next visit. */
  keep(changed: Partial<Prefs>): void;
  /** Renders at once what is changed inside (flushSync). */
  atOnce(change: () => void): void;
}

/**
 * Language, theme, time zone, hidden scores and the form of odds of a page that lives. A change gets everything ready behind the page, then turns it over in one render, without loading it anew:
 * texts, data, slots. Changes happen one after the other.
 */
export function createLivingPrefs({ context, speak, renewSlots, revalidate, reconnect, keep, atOnce }: Parts) {
  const listeners = new Set<() => void>();
  /** React compares contexts by identity: each change makes another object that shows the same context. */
  let view: AppContext = context;
  let turn: Promise<unknown> = Promise.resolve();

  async function ready(before: Prefs, next: Prefs): Promise<SlotRenewal> {
    speak(next.language);
    try {
      await context.texts.learn(next.language);
    } catch (error) {
      speak(before.language);
      throw error;
    }
    const slots = renewSlots(Object.create(context, { prefs: { value: next } }) as HostContext);
    await within(PATIENCE, 'the page in another language', Promise.all([warmUp(context.queryClient, before, next), slots.done])).catch((error: unknown) =>
      console.warn('[prefs]', error),
    );
    return slots;
  }

  async function change(changed: Partial<Prefs>): Promise<void> {
    const before = context.prefs;
    const next = { ...before, ...changed };
    const turned = next.language !== before.language || next.timeZone !== before.timeZone;
    const slots = turned ? await ready(before, next) : undefined;
    atOnce(() => {
      slots?.take();
      context.prefs = next;
      view = Object.create(context) as AppContext;
      if (next.language !== before.language) void context.i18n.changeLanguage(next.language);
      for (const listener of [...listeners]) listener();
    });
    keep(changed);
    if (!turned) return;
    if (next.language !== before.language) {
      reconnect();
      // A guest's name and the names of one's teams are words, too.
      void context.session.refreshUser();
    }
    await revalidate();
    await forget(context.queryClient, before, next);
  }

  return {
    /** What components get as their context. */
    view: (): AppContext => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Resolves when the page is turned over. Rejects, with nothing changed, when the texts of another language do not load. */
    change(changed: Partial<Prefs>): Promise<void> {
      const done = turn.then(() => change(changed));
      turn = done.catch(() => {});
      return done;
    },
  };
}
export type LivingPrefs = ReturnType<typeof createLivingPrefs>;
