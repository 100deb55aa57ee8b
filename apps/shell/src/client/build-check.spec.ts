import { limits } from '@portal/contracts';
import { fakeClock } from '@portal/testing';
import { createBuildCheck } from './build-check.ts';

const place = (pathname: string, more: { search?: string; hash?: string } = {}) => ({ pathname, search: '', hash: '', ...more });
type Listener = Parameters<Parameters<ReturnType<typeof createBuildCheck>['follow']>[0]>[0];

interface Given {
  build?: string;
  kept?: Map<string, string>;
  playing?: () => boolean;
  broken?: boolean;
}
function open({ build = 'A', kept = new Map(), playing = () => false, broken = false }: Given = {}) {
  const clock = fakeClock();
  const asked: string[] = [];
  const went: string[] = [];
  let latest: unknown = { id: 'A' };
  let tell: Listener = () => {};
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (broken) throw new Error('forbidden');
      kept.set(name, value);
    },
  };
  const check = createBuildCheck(build, {
    clock,
    storage,
    playing,
    chance: () => 0.5,
    go: (path) => {
      went.push(path);
    },
    ask: async (path) => {
      asked.push(path);
      if (latest === undefined) throw new Error('offline');
      return latest;
    },
  });
  check.follow((listener) => {
    tell = listener;
  }, '/');
  return {
    asked,
    went,
    kept,
    clock,
    answers(next: unknown) {
      latest = next;
    },
    async pass(ms: number) {
      clock.advance(ms);
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    },
    waits(target: ReturnType<typeof place>, from = '/') {
      tell({ location: place(from), navigation: { location: target } });
    },
    arrives(target: ReturnType<typeof place>) {
      tell({ location: target, navigation: {} });
    },
  };
}

describe('an open page', () => {
  it('asks a second after its load, then every hour and a little more', async () => {
    const page = open();
    await page.pass(limits.manifestAfter - 1);
    expect(page.asked).toEqual([]);
    await page.pass(1);
    expect(page.asked).toEqual(['/builds/manifest.json']);
    await page.pass(limits.buildCheckEvery);
    expect(page.asked).toHaveLength(1);
    await page.pass(limits.buildCheckEvery * 0.05);
    expect(page.asked).toEqual(['/builds/manifest.json', '/builds/latest.json']);
  });

  it('goes on as it is while nothing is new, and loads the next page whole once something is', async () => {
    const page = open();
    await page.pass(limits.manifestAfter);
    page.waits(place('/tin-tuc'));
    page.arrives(place('/tin-tuc'));
    expect(page.went).toEqual([]);
    page.answers({ id: 'B' });
    await page.pass(limits.buildCheckEvery * 1.05);
    expect(page.went).toEqual([]);
    page.waits(place('/ket-qua', { search: '?giai=3', hash: '#x' }), '/tin-tuc');
    expect(page.went).toEqual(['/ket-qua?giai=3#x']);
  });

  it('loads whole also where the navigation had nothing to wait for, and not for another tab of the same page', async () => {
    const page = open();
    page.answers({ id: 'B' });
    await page.pass(limits.manifestAfter);
    page.waits(place('/', { search: '?tab=2' }));
    page.arrives(place('/', { search: '?tab=2' }));
    expect(page.went).toEqual([]);
    page.arrives(place('/mb'));
    expect(page.went).toEqual(['/mb']);
  });

  it('is left alone while a video plays, until the navigation after it', async () => {
    let playing = true;
    const page = open({ playing: () => playing });
    page.answers({ id: 'B' });
    await page.pass(limits.manifestAfter);
    page.waits(place('/tin-tuc'));
    page.arrives(place('/tin-tuc'));
    expect(page.went).toEqual([]);
    playing = false;
    page.waits(place('/ket-qua'), '/tin-tuc');
    expect(page.went).toEqual(['/ket-qua']);
  });

  it('asks again after a failure or an answer that is none, and takes back what was taken back', async () => {
    const page = open();
    page.answers(undefined);
    await page.pass(limits.manifestAfter);
    page.answers({ nonsense: true });
    await page.pass(limits.buildCheckEvery * 1.05);
    page.answers({ id: 'B' });
    await page.pass(limits.buildCheckEvery * 1.05);
    page.answers({ id: 'A' });
    await page.pass(limits.buildCheckEvery * 1.05);
    expect(page.asked).toHaveLength(4);
    page.waits(place('/tin-tuc'));
    expect(page.went).toEqual([]);
  });

  it('moves to one build once an hour, so that two nodes that disagree make no loop', async () => {
    const first = open();
    first.answers({ id: 'B' });
    await first.pass(limits.manifestAfter);
    first.waits(place('/tin-tuc'));
    expect(first.went).toHaveLength(1);

    const again = open({ kept: first.kept });
    again.answers({ id: 'B' });
    await again.pass(limits.manifestAfter);
    again.waits(place('/tin-tuc'));
    expect(again.went).toEqual([]);
    await again.pass(limits.buildCheckEvery * 1.05);
    again.waits(place('/ket-qua'));
    expect(again.went).toEqual(['/ket-qua']);
  });

  it('stays without a memory for where it moved', async () => {
    const page = open({ broken: true });
    page.answers({ id: 'B' });
    await page.pass(limits.manifestAfter);
    page.waits(place('/tin-tuc'));
    expect(page.went).toEqual([]);
  });
});
