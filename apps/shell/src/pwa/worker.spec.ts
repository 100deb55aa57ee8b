/** @jest-environment node */
import { LAST_SEEN, OFFLINE_CACHE, type LastSeen } from './last-seen.ts';
import { offlinePage } from './offline-page.ts';
import { beginWorker, type WorkerScope } from './worker.ts';

const seen: LastSeen = {
  lang: 'vi',
  colors: { page: '#fff', surface: '#fff', border: '#ccc', text: '#111', muted: '#555', action: '#08804B', onAction: '#fff', live: 'red;}body{display:none' },
  words: { title: 'Mất mạng', heading: 'Bạn đang mất mạng', sorry: 'Trang này cần mạng.', retry: 'Thử lại', asOf: 'Lịch xem lúc 20:33' },
  groups: [{ name: 'Ngoại hạng <Anh>', rows: [{ time: '21:00', home: 'Ngựa "Vằn"', away: 'Sao & Trăng', score: '2 - 1', live: true }] }],
};

function setUp(kept?: LastSeen) {
  const listeners = new Map<string, (event: never) => void>();
  const stored = new Map([
    [OFFLINE_CACHE, new Map(kept ? [[LAST_SEEN, kept]] : [])],
    ['of-an-older-worker', new Map()],
  ]);
  const calls: string[] = [];
  const tab = {
    url: 'https://khandai.test/tin-tuc',
    focus: async () => {
      calls.push('focus');
      return tab;
    },
    navigate: async (url: string) => {
      calls.push(`go to ${url}`);
    },
  };
  const tabs: (typeof tab)[] = [];
  let network: (request: Request) => Promise<Response> = async () => new Response('from the network');
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners.set(type, listener);
    },
    skipWaiting: async () => {
      calls.push('skipWaiting');
    },
    clients: {
      claim: async () => {
        calls.push('claim');
      },
      matchAll: async () => tabs,
      openWindow: async (url: string) => {
        calls.push(`open ${url}`);
      },
    },
    registration: {
      navigationPreload: {
        enable: async () => {
          calls.push('preload');
        },
      },
    },
    caches: {
      open: async (name: string) => ({
        match: async (path: string) => (stored.get(name)?.has(path) ? new Response(JSON.stringify(stored.get(name)?.get(path))) : undefined),
      }),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    },
    fetch: (request: Request) => network(request),
  };
  beginWorker(scope as unknown as WorkerScope);
  /** What the worker answers; undefined: it leaves the request to the browser. */
  const ask = (request: { mode: string; method?: string }, preloadResponse?: Promise<Response | undefined>) => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { method: 'GET', ...request },
      preloadResponse,
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    } as never);
    return answer;
  };
  const happen = async (type: string, event: object = {}) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    } as never);
    await work;
  };
  return {
    ask,
    happen,
    calls,
    openTab: () => tabs.push(tab),
    stored,
    away: () => {
      network = () => Promise.reject(new TypeError('Failed to fetch'));
    },
  };
}

describe('the service worker', () => {
  it('takes every page from the network, so that nobody gets a stale one after a release', async () => {
    const { ask } = setUp(seen);
    expect(await (await ask({ mode: 'navigate' }))?.text()).toBe('from the network');
    expect(await (await ask({ mode: 'navigate' }, Promise.resolve(new Response('asked ahead'))))?.text()).toBe('asked ahead');
  });

  it('has no hand in files, calls and what is sent', () => {
    const { ask } = setUp(seen);
    expect([ask({ mode: 'cors' }), ask({ mode: 'no-cors' }), ask({ mode: 'navigate', method: 'POST' })]).toEqual([undefined, undefined, undefined]);
  });

  it('shows without a network what was seen last, and when', async () => {
    const { ask, away } = setUp(seen);
    away();
    const answer = await ask({ mode: 'navigate' });
    expect([answer?.status, answer?.headers.get('content-security-policy')]).toEqual([503, expect.stringContaining("default-src 'none'")]);
    const html = await answer?.text();
    for (const words of ['Bạn đang mất mạng', 'Lịch xem lúc 20:33', '2 - 1', 'Thử lại']) expect(html).toContain(words);
  });

  it('fails as the browser does where nothing was seen yet', async () => {
    const { ask, away } = setUp();
    away();
    await expect(ask({ mode: 'navigate' })).rejects.toThrow('Failed to fetch');
  });

  it('begins at once in place of an older one, and throws away what that has kept', async () => {
    const { happen, calls, stored } = setUp(seen);
    await happen('install');
    await happen('activate');
    expect(calls).toEqual(['skipWaiting', 'preload', 'claim']);
    expect([...stored.keys()]).toEqual([OFFLINE_CACHE]);
  });
});

describe('a reminder that is pressed', () => {
  const pressed = (path: unknown, close = () => {}) => ({ notification: { data: { path }, close } });

  it('goes, and leads into its room: in the tab that is open, else in a new one', async () => {
    const { happen, calls, openTab } = setUp();
    const close = jest.fn();
    await happen('notificationclick', pressed('/truc-tiep/bong-da/7', close));
    expect(close).toHaveBeenCalledTimes(1);
    openTab();
    await happen('notificationclick', pressed('/truc-tiep/bong-da/8'));
    expect(calls).toEqual(['open /truc-tiep/bong-da/7', 'focus', 'go to /truc-tiep/bong-da/8']);
  });

  it('leads nowhere but to a room', async () => {
    const { happen, calls } = setUp();
    for (const path of ['https://elsewhere.example/', '//elsewhere.example/truc-tiep/bong-da/7', '/tai-khoan', undefined])
      await happen('notificationclick', pressed(path));
    await happen('notificationclick', { notification: { data: null, close() {} } });
    expect(calls).toEqual([]);
  });
});

it('the page without a network takes words for words, and colours for colours', () => {
  const html = offlinePage(seen);
  expect(html).toContain('Ngoại hạng &lt;Anh&gt;');
  expect(html).toContain('Ngựa &quot;Vằn&quot;<br>Sao &amp; Trăng');
  expect(html).not.toContain('display:none');
});
