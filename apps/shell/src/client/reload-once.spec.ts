import { reloadOnce } from './reload-once.ts';

function setUp(more: { playing?: boolean; online?: boolean } = {}) {
  const kept = new Map<string, string>();
  const went: string[] = [];
  let time = 50_000;
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      kept.set(name, value);
    },
  };
  return {
    went,
    kept,
    pass: (ms: number) => {
      time += ms;
    },
    around: {
      storage,
      now: () => time,
      playing: () => more.playing ?? false,
      online: () => more.online ?? true,
      go: (path: string) => {
        went.push(path);
      },
    },
  };
}

describe('a page whose code does not load', () => {
  it('is loaded whole, at most once per 10 s and path', () => {
    const { around, went, pass } = setUp();
    expect(reloadOnce('/tin-tuc', around)).toBe(true);
    pass(9_999);
    expect(reloadOnce('/tin-tuc', around)).toBe(false);
    expect(reloadOnce('/ty-le-keo', around)).toBe(true);
    pass(1);
    expect(reloadOnce('/tin-tuc', around)).toBe(true);
    expect(went).toEqual(['/tin-tuc', '/ty-le-keo', '/tin-tuc']);
  });

  it('is not loaded in a loop by a clock that was put back, and is forgotten after its time', () => {
    const { around, pass, kept } = setUp();
    expect(reloadOnce('/tin-tuc', around)).toBe(true);
    pass(-5_000);
    expect(reloadOnce('/tin-tuc', around)).toBe(false);
    pass(20_000);
    expect(reloadOnce('/ket-qua', around)).toBe(true);
    expect(JSON.parse(kept.get('reloads') ?? '')).toEqual({ '/ket-qua': 65_000 });
  });

  it('is not, while a video plays, without a network or without a storage', () => {
    expect(reloadOnce('/a', setUp({ playing: true }).around)).toBe(false);
    expect(reloadOnce('/a', setUp({ online: false }).around)).toBe(false);
    const { around } = setUp();
    expect(
      reloadOnce('/a', {
        ...around,
        storage: {
          getItem: () => {
            throw new Error('forbidden');
          },
          setItem: () => {},
        },
      }),
    ).toBe(false);
  });
});
