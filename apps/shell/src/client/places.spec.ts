import { createPlaces, type Arrival } from './places.ts';

/** A window of a page that is `length` long beyond what it shows. */
function setUp(storage: Pick<Storage, 'getItem' | 'setItem'> = aStorage()) {
  let y = 0;
  let length = 5_000;
  let grown: (() => void) | undefined;
  let touched: (() => void) | undefined;
  const places = createPlaces({
    screen: {
      y: () => y,
      to: (wanted) => {
        y = Math.min(wanted, length);
      },
      atEnd: () => y >= length,
      onGrowth: (listener) => {
        grown = listener;
        return () => {
          grown = undefined;
        };
      },
      onTouch: (listener) => {
        touched = listener;
        return () => {
          touched = undefined;
        };
      },
    },
    storage,
    after: () => () => {},
  });
  const arrive = (key: string, type: Arrival['type'], more: { length?: number; hash?: string; address?: string; stays?: boolean } = {}) => {
    if (more.length !== undefined) {
      length = more.length;
      y = Math.min(y, length);
    }
    places.arrived({ key, type, hash: more.hash ?? '', address: more.address ?? `/${key}`, stays: more.stays });
  };
  return {
    places,
    arrive,
    scroll: (to: number) => {
      y = to;
      places.moved();
    },
    grow: (to: number) => {
      length = to;
      grown?.();
    },
    touch: () => touched?.(),
    at: () => y,
    waits: () => grown !== undefined,
  };
}
function aStorage() {
  const kept = new Map<string, string>();
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) };
}

describe('where one was', () => {
  it('is where one comes back to; a new page begins at its top', () => {
    const { arrive, scroll, at } = setUp();
    arrive('list', 'POP');
    scroll(3_000);
    arrive('room', 'PUSH');
    expect(at()).toBe(0);
    scroll(200);
    arrive('list', 'POP');
    expect(at()).toBe(3_000);
    arrive('room', 'POP');
    expect(at()).toBe(200);
  });

  it('stays where a link asked it to: one looks at something beside the list', () => {
    const { arrive, scroll, at } = setUp();
    arrive('list', 'POP');
    scroll(3_000);
    arrive('look', 'PUSH', { stays: true });
    expect(at()).toBe(3_000);
    arrive('room', 'PUSH');
    expect(at()).toBe(0);
    arrive('look', 'POP');
    expect(at()).toBe(3_000);
  });

  it('is its top again for who follows a link to the page they are on', () => {
    const { arrive, scroll, at } = setUp();
    arrive('list', 'PUSH', { address: '/tin-tuc' });
    scroll(3_000);
    arrive('list again', 'REPLACE', { address: '/tin-tuc' });
    expect(at()).toBe(0);
    scroll(3_000);
    arrive('list stays', 'REPLACE', { address: '/tin-tuc', stays: true });
    expect(at()).toBe(3_000);
  });

  it('is waited for while the list grows to what it was, until one moves by oneself', () => {
    const { arrive, scroll, grow, touch, at, waits } = setUp();
    arrive('list', 'POP');
    scroll(3_000);
    arrive('room', 'PUSH');
    arrive('list', 'POP', { length: 1_000 });
    expect([at(), waits()]).toEqual([1_000, true]);
    grow(2_000);
    expect([at(), waits()]).toEqual([2_000, true]);
    grow(4_000);
    expect([at(), waits()]).toEqual([3_000, false]);

    arrive('room', 'POP');
    arrive('list', 'POP', { length: 1_000 });
    touch();
    grow(4_000);
    expect([at(), waits()]).toEqual([1_000, false]);
  });

  it('is remembered by the tab when a page is loaded anew, and not where it was scrolled before it came alive', () => {
    const storage = aStorage();
    const before = setUp(storage);
    before.arrive('list', 'POP');
    before.scroll(3_000);
    before.places.keep();

    const after = setUp(storage);
    after.arrive('list', 'POP');
    expect(after.at()).toBe(3_000);

    // The browser went as far as it could.
    const clamped = setUp(storage);
    clamped.grow(1_000);
    clamped.scroll(1_000);
    clamped.arrive('list', 'POP');
    clamped.grow(4_000);
    expect(clamped.at()).toBe(3_000);

    const moved = setUp(storage);
    moved.scroll(40);
    moved.arrive('list', 'POP');
    expect(moved.at()).toBe(40);
  });

  it('is left alone by parts of a page, which replace their entry, and by addresses of a part', () => {
    const { arrive, scroll, at } = setUp();
    arrive('a', 'POP');
    scroll(700);
    arrive('b', 'REPLACE');
    expect(at()).toBe(700);
    arrive('c', 'PUSH', { hash: '#binh-luan' });
    expect(at()).toBe(700);
  });

  it('survives a storage that holds something else, or nothing at all', () => {
    for (const kept of ['{', '{"a":1}', '[["list","far"],["x"],3]']) {
      const { arrive, at } = setUp({ getItem: () => kept, setItem: () => {} });
      arrive('list', 'POP');
      expect(at()).toBe(0);
    }
    const full = setUp({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    full.arrive('list', 'POP');
    expect(() => full.places.keep()).not.toThrow();
  });
});
