/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enableStaticRendering } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { Language } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import { formatTime } from '@portal/i18n';
import { app, Slot, useApp, type AppContext, type Prefs, type PageHandle, type Remote, type Site } from '@portal/platform';
import { createLoader } from '../federation/loader.ts';
import type { createRenderer as CreateRenderer } from './render-page.tsx';
import { knownRelease } from './testing/known-release.ts';
import { quietLog } from './testing/quiet-log.ts';

// Nothing of one visitor is reachable from another's request: many pages are made at the same time, in one process, out of the same releases. Each waits for its loaders, its
// slots and the api for as long as chance says, so that they overtake each other everywhere.

/** `RENDERS=1000 npx jest --projects apps/shell --testPathPatterns crossing` says what one costs. */
const RENDERS = Number(process.env['RENDERS'] ?? 200);
const KICK_OFF = '2026-11-20T13:30:00Z';
const words = { vi: 'Lời của khán đài', en: 'Word of the stand', zh: '看台的話' } satisfies Record<Language, string>;
const tags = { vi: 'vi', en: 'en', zh: 'zh-Hant' } satisfies Record<Language, string>;
const languages: readonly Language[] = ['vi', 'en', 'zh'];
const zones = ['Asia/Ho_Chi_Minh', 'America/New_York', 'Europe/London'] as const;
const kinds: readonly Prefs[] = languages.flatMap((language) =>
  ([undefined, 'light', 'dark'] as const).flatMap((theme) => zones.map((timeZone) => ({ language, theme, timeZone }))),
);

/** Numbers that look like chance and are the same in every run. */
function chance(): (most: number) => number {
  let state = 4_711;
  return (most) => (state = (state * 48_271) % 2_147_483_647) % most;
}
const next = chance();
/** Lets up to so many others go first. */
async function awhile(most = 6): Promise<void> {
  for (let turns = next(most); turns > 0; turns -= 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

/** What a part knows of its visitor, one line: by its texts, by the preferences, by what its loader and the api said. */
function Told({ place, heard }: { place: string; heard: string }) {
  const { prefs } = useApp();
  // Namespaces are typed by the remotes that there are; these two are of this test.
  const { t } = useTranslation(place as never) as unknown as { t: (key: string) => string };
  return <p>{[place, t('word'), prefs.language, prefs.theme ?? 'device', prefs.timeZone, formatTime(KICK_OFF, prefs), heard].join(' | ')}</p>;
}
function SchedulePage() {
  return (
    <main>
      <Told place="live-and-schedule" heard={useLoaderData<string>()} />
      <Slot name="chat/public-rooms" props={{}} />
    </main>
  );
}
const messages: Remote['messages'] = {
  vi: async () => {
    await awhile();
    return { default: { word: words.vi } };
  },
  en: async () => {
    await awhile();
    return { default: { word: words.en } };
  },
  zh: async () => {
    await awhile();
    return { default: { word: words.zh } };
  },
};
async function heardBy({ api, prefs }: AppContext): Promise<string> {
  await awhile();
  const { ip } = await api.call(resourceCalls.visitor, {});
  await awhile();
  return `${ip} ${prefs.timeZone}`;
}
const none = async () => ({ default: {} });
const remotes: Partial<Record<string, Remote>> = {
  'live-and-schedule': {
    messages: { vi: none, en: none, zh: none },
    routes: {
      '/lich-truc-tiep': [
        {
          index: true,
          handle: { texts: messages } satisfies PageHandle,
          loader: ({ context }) => heardBy(app(context)),
          lazy: async () => {
            await awhile();
            return { Component: SchedulePage };
          },
        },
      ],
    },
  },
  chat: {
    messages: { vi: none, en: none, zh: none },
    routes: { '/chatroom': [] },
    slots: { 'chat/public-rooms': { load: heardBy, texts: messages, Component: ({ data }: { data: string }) => <Told place="chat" heard={data} /> } },
  },
};

const paths = resourceCalls;
/** What the frame asks for; `visitor` says back in which language it was asked. */
const answers: Record<string, (language: string) => unknown> = {
  [paths.visitor.path]: (language) => ({ ip: language, timeZone: null, country: null }),
  [paths.navigation.path]: () => ({ primarys: [], footerNav: [], topMarquee: null }),
  [paths.siteSeo.path]: (language) => ({
    brand: 'Sân',
    title: words[language as Language],
    description: '',
    analyticsId: null,
    schema: [],
    bannerDomainType: 20,
  }),
  [paths.marquee.path]: (language) => ({ list: [{ id: 1, text: words[language as Language] }] }),
  [paths.banners.path]: () => ({ list: [] }),
};
/** Answers late. */
async function api(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    void awhile(20).then(() => {
      const answer = answers[(request.url ?? '').split('?')[0]!];
      response.statusCode = answer ? 200 : 404;
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ code: answer ? 0 : 40400, msg: '', data: answer?.(request.headers['accept-language'] ?? '') }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('pages that are rendered at the same time', () => {
  let stand: { server: Server; url: string };
  let createRenderer: typeof CreateRenderer;
  beforeAll(async () => {
    // A part that missed its deadline on a busy machine has crossed nobody.
    process.env['PATIENCE'] = '20';
    // As in the process that renders pages (worker.ts).
    enableStaticRendering(true);
    ({ createRenderer } = await import('./render-page.tsx'));
    stand = await api();
  });
  afterAll(
    () =>
      new Promise((resolve) => {
        stand.server.close(resolve);
        stand.server.closeAllConnections();
      }),
  );

  function stage() {
    const loader = createLoader({
      deadline: 60_000,
      loadModule: async ({ name }) => {
        await awhile();
        return remotes[name]!;
      },
      report: (_, error) => {
        throw error;
      },
    });
    const { log, lines } = quietLog();
    const render = createRenderer({
      assets: {
        build: 'b',
        clientDir: '',
        prefix: '/assets/',
        entry: '/assets/main.js',
        styles: [],
        laterStyles: [],
        fonts: [],
        hashed: [],
        integrity: {},
        preload: [],
      },
      loader,
      apiUrl: stand.url,
      log,
      operatorsTexts: async (language) => {
        await awhile();
        return { shell: { 'nav.schedule': `${words[language]}, nav` } };
      },
    });
    const of = {
      releases: { 'live-and-schedule': [knownRelease('live-and-schedule', '1').release], chat: [knownRelease('chat', '1').release] },
      build: 'b',
      preview: null,
    };
    return {
      lines,
      render: (number: number, prefs: Prefs, site: Site) => render(new Request(`${site.origin}/lich-truc-tiep?luot=${number}`), prefs, { ...of, site }),
    };
  }
  const siteOf = (number: number): Site => ({ origin: `http://s${number}.localhost`, domain: undefined, brand: `Sân ${number}.` });

  it('leave no timer behind, which would hold all that a page was made of', async () => {
    const [set, cleared] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
    expect(await stage().render(1, kinds[0]!, siteOf(1))).toMatchObject({ type: 'page', status: 200 });
    const long = set.mock.results.filter((_, place) => Number(set.mock.calls[place]?.[1]) >= 10_000).map(({ value }) => value as unknown);
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter((timer) => !cleared.mock.calls.some(([of]) => of === timer))).toEqual([]);
    jest.restoreAllMocks();
  });

  it(`have each their own language, theme, zone and data, ${RENDERS} of ${kinds.length} kinds of visitor`, async () => {
    const { lines, render } = stage();
    const wrong: string[] = [];
    async function one(number: number): Promise<void> {
      const prefs = kinds[(number * 7) % kinds.length]!;
      const site = siteOf(number);
      const page = await render(number, prefs, site);
      const html = page.type === 'page' ? page.html : '';
      const line = (place: string) =>
        [
          place,
          words[prefs.language],
          prefs.language,
          prefs.theme ?? 'device',
          prefs.timeZone,
          formatTime(KICK_OFF, prefs),
          `${prefs.language} ${prefs.timeZone}`,
        ].join(' | ');
      const expected = [`<html lang="${tags[prefs.language]}"${prefs.theme ? ` data-theme="${prefs.theme}"` : ''}>`, line('live-and-schedule'), line('chat')];
      const foreign = [...languages.filter((each) => each !== prefs.language).map((each) => words[each]), ...zones.filter((each) => each !== prefs.timeZone)];
      const brands = new Set(html.match(/Sân \d+\./g));
      for (const text of expected)
        if (!html.includes(text)) wrong.push(`${number}: without ${text}, but ${(html.match(/<p>[^<]* \| [^<]*<\/p>/g) ?? []).join()}`);
      for (const text of foreign) if (html.includes(text)) wrong.push(`${number}: with ${text}`);
      if (brands.size !== 1 || !brands.has(site.brand)) wrong.push(`${number}: brands ${[...brands].join()}`);
    }
    let taken = 0;
    const began = performance.now();
    // As many at once as a busy shell has.
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        while (taken < RENDERS) await one(taken++);
      }),
    );
    if (process.env['RENDERS']) console.log(`${RENDERS} renders, 32 at a time: ${((performance.now() - began) / RENDERS).toFixed(1)} ms each`);
    expect(wrong).toEqual([]);
    expect(lines).toEqual([]);
  });
});
