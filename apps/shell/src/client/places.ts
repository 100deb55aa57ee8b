/** Where one was on the pages of this visit, and back again. Browsers do it by themselves only where the page is as long as it was the moment one comes back. */

/** The window, as much of it as this needs. Lengths in CSS pixels. */
export interface Screen {
  y(): number;
  to(y: number): void;
  /** There is nothing further down. */
  atEnd(): boolean;
  /** Calls whenever the page is another length. Returns what ends it. */
  onGrowth(listener: () => void): () => void;
  /** Calls when the visitor scrolls or presses by themselves. Returns what ends it. */
  onTouch(listener: () => void): () => void;
}
interface Parts {
  screen: Screen;
  /** Of this tab: it outlives the page, which is loaded anew when its code is. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  after(ms: number, callback: () => void): () => void;
}
export interface Arrival {
  /** Of the history's entry. */
  key: string;
  type: 'POP' | 'PUSH' | 'REPLACE';
  hash: string;
  /** Path and search. */
  address: string;
  /** The link asked for the page to stay where it is (`preventScrollReset`): one looks at something in its place. */
  stays?: boolean | undefined;
}

const NAME = 'places';
/** Entries that are remembered; one goes back a few, not a hundred. */
const MOST = 60;
/** How long a list may take to be as long as it was. Milliseconds. */
const PATIENCE = 8_000;

export function createPlaces({ screen, storage, after }: Parts) {
  const places = read(storage);
  let here: string | undefined;
  let shown: string | undefined;
  let stop = () => {};

  /** To `y`, as soon as the page is long enough: what is on its way makes it so, and a list that goes on loads what it had. Whoever moves meanwhile is left alone. */
  function back(y: number): void {
    const reached = () => {
      screen.to(y);
      return Math.abs(screen.y() - y) <= 1;
    };
    if (reached()) return;
    const ends = [
      screen.onGrowth(() => {
        if (reached()) stop();
      }),
      screen.onTouch(() => stop()),
      after(PATIENCE, () => stop()),
    ];
    stop = () => {
      stop = () => {};
      for (const end of ends) end();
    };
  }

  function moved(): void {
    if (here === undefined) return;
    places.delete(here);
    places.set(here, screen.y());
  }

  return {
    /** The page of an entry stands there, before it is painted. */
    arrived({ key, type, hash, address, stays }: Arrival): void {
      if (key === here) return;
      stop();
      const first = here === undefined;
      here = key;
      // A link to the page one is on replaces its entry: one wants its beginning.
      const again = type === 'REPLACE' && address === shown;
      shown = address;
      const y = places.get(key);
      if (type === 'POP' && y !== undefined) {
        // A page that was loaded anew may have been scrolled before it came alive: by the visitor, or by the browser, as far as it went.
        if (!first || screen.y() === 0 || screen.atEnd()) back(y);
      } else if ((type === 'PUSH' || again) && !hash && !stays) screen.to(0);
      // Nothing moves, so nobody would say where this entry was.
      else if (type !== 'POP') moved();
    },
    moved,
    /** For the next page of this tab that is loaded whole. */
    keep(): void {
      try {
        storage?.setItem(NAME, JSON.stringify([...places].slice(-MOST)));
      } catch {
        /* full, or not allowed */
      }
    },
  };
}
export type Places = ReturnType<typeof createPlaces>;

function read(storage: Parts['storage']): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(NAME) ?? '[]');
    if (Array.isArray(kept))
      return new Map(kept.filter((each): each is [string, number] => Array.isArray(each) && typeof each[0] === 'string' && Number.isFinite(each[1])));
  } catch {
    /* of another version, or not readable */
  }
  return new Map();
}

const TOUCHES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The browser's window. `followed` gets its places kept; the browser itself keeps its hands off while the page lives, and helps where it is loaded anew. */
export function followWindow(followed: Places): void {
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => followed.moved(), { passive: true });
  addEventListener('pagehide', () => {
    followed.keep();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

export const browserScreen: Screen = {
  y: () => window.scrollY,
  to: (y) => window.scrollTo(0, y),
  atEnd: () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
  onGrowth(listener) {
    const observer = new ResizeObserver(listener);
    observer.observe(document.body);
    return () => observer.disconnect();
  },
  onTouch(listener) {
    for (const touch of TOUCHES) addEventListener(touch, listener, { passive: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, listener);
    };
  },
};

/** Names the entry that a page was loaded with, as the router names all others: each load has its own. */
export function nameEntry(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
