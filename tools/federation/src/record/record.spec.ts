import { createHash } from 'node:crypto';
import { CONTRACT, releaseManifest, releaseRecord } from '@portal/contracts';
import { PLAIN, buildTiny, type Built } from '../../testing/tiny-remote.ts';

jest.setTimeout(180_000);

describe('the record of a built remote', () => {
  let built: Built;
  beforeAll(async () => {
    built = await buildTiny('uses', {
      'remote.tsx': `
        import { lazy } from 'react';
        import { links, slots as table } from '@portal/contracts';
        import { articleCalls } from '@portal/contracts/article';
        import { destinations } from '@portal/contracts/chat';
        import * as chat from '@portal/contracts/chat';
        import { liveFrame, matchTopics } from '@portal/contracts/match';
        import { oddsCalls } from '@portal/contracts/odds';
        import { pointsCalls } from '@portal/contracts/points';
        import { scheduleCalls } from '@portal/contracts/schedule';
        import { searchCalls } from '@portal/contracts/search';
        import { userCalls, userCalls as all } from '@portal/contracts/user';
        import { Slot, useApp, type Remote } from '@portal/platform';
        import { parts, one } from './parts.ts';
        // Not a use: tipsCalls.list, links.tips(), <Slot name="chat/room" props={{}} />
        const words = 'tipsCalls.ranking and <Slot name="odds-and-tips/top-tips"> and links.results()';
        const { related } = articleCalls;
        const { movement, match: { data } } = oddsCalls;
        const key = [pointsCalls.ledger.id];
        type Fields = typeof userCalls.register;
        function Page({ which }: { which: 'a' | 'b' }) {
          const a = useApp();
          const own = { userCalls: { none: { here: 1 } } };
          void a.api.call(scheduleCalls.liveRoom, { id: '1' }); void a.api.call(all.info, {}); void a.api.call(chat.chatCalls['listRoom'], {}); void a.api.call(searchCalls.search, { q: 'x' });
          void a.slot('content-and-news/latest', { limit: 1 }); void a.slot(parts[which], {}); void related; void movement; void data; void key; void own.userCalls.none.here; void words;
          void a.socket?.subscribe({ topic: matchTopics.live, schema: liveFrame, onFrame: () => undefined }); void a.socket?.send(destinations.send, 'x', {});
          return <><Slot name="live-and-schedule/hot-match" props={{}} /><Slot name={which === 'a' ? one : 'newsfeed-and-social/latest-posts'} props={{}} /><a href={links.liveRoom(1)}>x</a><a href={[1].map(links.tip)[0]}>y</a></>;
        }
        export const routes: Remote['routes'] = { '/chatroom': [{ index: true, Component: () => <Page which="a" /> }, { path: ':id', children: [{ index: true, Component: lazy(() => import('./late.tsx')) }, { path: 'x/*', Component: () => null }] }], ...Object.fromEntries(['/a', '/b'].map((path) => [path, [{ index: true }]])) };
        export const slots = { 'chat/public-rooms': { Component: () => null } };
        const none = async () => ({ default: {} });
        export const messages = { vi: none, en: none, zh: none };
        if (globalThis.never) console.log(table);
      `,
      'parts.ts': `
        import { tipsCalls } from '@portal/contracts/tips';
        export const parts = { a: 'odds-and-tips/match-odds', b: 'odds-and-tips/match-tips' } as const;
        export const one = 'content-and-news/most-viewed';
        export const nobody = () => tipsCalls.react;
      `,
      'late.tsx': "import { commentCalls } from '@portal/contracts/comment';\nexport default function Late() { return <p>{commentCalls.list.path}</p>; }\n",
    });
  });
  const record = () => releaseRecord.parse(JSON.parse(built.read('dist/record.json')));

  it('names the calls of its own modules, however they are reached, and no others', () => {
    expect(Object.keys(record().uses.calls)).toEqual([
      'article.related',
      'chat.listRoom',
      'comment.list',
      'destinations.send',
      'odds.match',
      'odds.movement',
      'resource.search',
      'schedule.liveRoom',
      'topics.live',
      'user.info',
    ]);
  });

  it('names the slots it shows or asks for, also by a constant of another module', () => {
    expect(Object.keys(record().uses.slots)).toEqual([
      'content-and-news/latest',
      'content-and-news/most-viewed',
      'live-and-schedule/hot-match',
      'newsfeed-and-social/latest-posts',
      'odds-and-tips/match-odds',
      'odds-and-tips/match-tips',
    ]);
  });

  it('names the links it makes, with an example of each', () => {
    expect(record().uses.links).toEqual({ liveRoom: '/truc-tiep/bong-da/1', tip: '/tip-keo/1' });
  });

  it('names the routes and slots that it exposes when it runs', () => {
    expect(record().offers.routes).toEqual(['/a', '/b', '/chatroom', '/chatroom/:id', '/chatroom/:id/x/*']);
    expect(Object.keys(record().offers.slots)).toEqual(['chat/public-rooms']);
  });

  it('names the shared packages it was built with and what it requires of the page', () => {
    const { shared, runtime } = record();
    expect(shared['react']).toEqual({ version: '19.3.1', requires: '^19.3.1' });
    expect(shared['@portal/platform']?.requires).toMatch(/^\^/);
    const manifest = releaseManifest.parse(JSON.parse(built.read('dist/release.json')));
    expect(manifest).toMatchObject({ runtime, platform: shared['@portal/platform']?.version, contract: CONTRACT });
  });

  it('stands in the manifest by its hash', () => {
    const { record: hash } = releaseManifest.parse(JSON.parse(built.read('dist/release.json')));
    expect(hash).toBe(`sha384-${createHash('sha384').update(built.read('dist/record.json')).digest('base64')}`);
  });

  it('is the same for the same source', async () => {
    const [one, other] = [await buildTiny('twice', {}), await buildTiny('twice', {})];
    expect(other.read('dist/record.json')).toBe(one.read('dist/record.json'));
    expect(other.read('dist/release.json')).toBe(one.read('dist/release.json'));
  });
});

it('what cannot be told from the source fails the build with one line that names the file', async () => {
  const { code, output } = await buildTiny('vague', {
    'remote.tsx': `${PLAIN} ${['whole', 'group', 'computed', 'links', 'every', 'lazily', 'named', 'loose', 'taken', 'asked'].map((name) => `export * as ${name} from './${name}.tsx';`).join('')} export { chatCalls } from '@portal/contracts/chat';`,
    'whole.tsx': "import { chatCalls } from '@portal/contracts/chat'; export const mine = chatCalls;",
    'group.tsx': "import * as chat from '@portal/contracts/chat'; const { chatTopics } = chat; export const first = (name: 'unread') => chatTopics[name];",
    'computed.tsx': "import { chatCalls } from '@portal/contracts/chat'; export const one = (name: 'messages') => chatCalls[name];",
    'links.tsx': "import { links as to } from '@portal/contracts'; export const go = (name: 'live') => to[name]();",
    'every.tsx': "import { allCalls } from '@portal/contracts/all'; export const count = allCalls.length;",
    'lazily.tsx': "export const later = () => import('@portal/contracts/chat');",
    'named.tsx':
      "import { Slot } from '@portal/platform'; export const Part = ({ name }: { name: 'chat/room' }) => <Slot name={name} props={{ groupId: 1, title: '' }} />;",
    'loose.tsx': "import { Slot } from '@portal/platform'; export const Mine = Slot;",
    'taken.tsx': "import { useApp } from '@portal/platform'; export const useSlot = () => { const { slot } = useApp(); return slot; };",
    'asked.tsx': 'export const ask = (a: { slot(name: string): void }, name: string) => a.slot(name);',
  });
  expect(code).not.toBe(0);
  const says = (file: string) => output.split('\n').find((line) => line.includes(`src/${file}.tsx: `)) ?? `nothing of ${file} in: ${output}`;
  expect(says('whole')).toMatch(/uses 'chatCalls' as a whole/);
  expect(says('group')).toMatch(/uses 'chatTopics' as a whole/);
  expect(says('computed')).toMatch(/uses 'chatCalls' as a whole/);
  expect(says('links')).toMatch(/uses 'links' as a whole/);
  expect(says('every')).toMatch(/imports @portal\/contracts\/all/);
  expect(says('lazily')).toMatch(/imports @portal\/contracts\/chat as a whole/);
  expect(says('named')).toMatch(/<Slot> whose name is not written there/);
  expect(says('loose')).toMatch(/uses 'Slot' as a value/);
  expect(says('taken')).toMatch(/takes 'slot' out of the context/);
  expect(says('asked')).toMatch(/asks for a slot/);
  expect(says('remote')).toMatch(/hands on 'chatCalls'/);
});

describe('a remote that cannot be evaluated', () => {
  it.each([
    ['throws at once', "throw new Error('not today');", /cannot be read: not today/],
    ['ends its process', 'process.exit(3);', /it ended or hung/],
    ['offers a slot that nobody agreed to', "export const slots = { 'chat/nothing': {} };", /offers the slot 'chat\/nothing'/],
  ])('that %s does not build, with one line', async (_why, text, line) => {
    const { code, output } = await buildTiny('bad', { 'remote.tsx': `${PLAIN}\n${text}` });
    expect(code).not.toBe(0);
    expect(output).toMatch(line);
  });
});
