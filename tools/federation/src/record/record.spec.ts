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
        import { calls, calls as all, destinations, links, liveFrame, slots as table, topics } from '@portal/contracts';
        import * as contracts from '@portal/contracts';
        import { Slot, useApp, type Remote } from '@portal/platform';
        import { parts, one } from './parts.ts';
        // Not a use: calls.tips.list, links.tips(), <Slot name="chat/room" props={{}} />
        const words = 'calls.tips.ranking and <Slot name="odds-and-tips/top-tips"> and links.results()';
        const { related } = calls.article;
        const { odds: { movement, match: { data } } } = calls;
        const key = [calls.points.ledger.id];
        type Fields = typeof calls.user.register;
        function Page({ which }: { which: 'a' | 'b' }) {
          const a = useApp();
          const own = { calls: { none: { here: 1 } } };
          void a.api.call(calls.schedule.liveRoom, { id: '1' }); void a.api.call(all.user.info, {}); void a.api.call(contracts.calls.chat['listRoom'], {});
          void a.slot('content-and-news/latest', { limit: 1 }); void a.slot(parts[which], {}); void related; void movement; void data; void key; void own.calls.none.here; void words;
          void a.socket?.subscribe({ topic: topics.live, schema: liveFrame, onFrame: () => undefined }); void a.socket?.send(destinations.send, 'x', {});
          return <><Slot name="live-and-schedule/hot-match" props={{}} /><Slot name={which === 'a' ? one : 'newsfeed-and-social/latest-posts'} props={{}} /><a href={links.liveRoom(1)}>x</a><a href={[1].map(links.tip)[0]}>y</a></>;
        }
        export const routes: Remote['routes'] = { '/chatroom': [{ index: true, Component: () => <Page which="a" /> }, { path: ':id', children: [{ index: true, Component: lazy(() => import('./late.tsx')) }, { path: 'x/*', Component: () => null }] }], ...Object.fromEntries(['/a', '/b'].map((path) => [path, [{ index: true }]])) };
        export const slots = { 'chat/public-rooms': { Component: () => null } };
        const none = async () => ({ default: {} });
        export const messages = { vi: none, en: none, zh: none };
        if (globalThis.never) console.log(table);
      `,
      'parts.ts': `
        import { calls } from '@portal/contracts';
        export const parts = { a: 'odds-and-tips/match-odds', b: 'odds-and-tips/match-tips' } as const;
        export const one = 'content-and-news/most-viewed';
        export const nobody = () => calls.tips.react;
      `,
      'late.tsx': "import { calls } from '@portal/contracts';\nexport default function Late() { return <p>{calls.comment.list.path}</p>; }\n",
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
    'remote.tsx': `${PLAIN} ${['whole', 'group', 'computed', 'links', 'every', 'lazily', 'named', 'loose', 'taken', 'asked'].map((name) => `export * as ${name} from './${name}.tsx';`).join('')} export { calls } from '@portal/contracts';`,
    'whole.tsx': "import { calls } from '@portal/contracts'; export const mine = calls;",
    'group.tsx': "import { calls } from '@portal/contracts'; const { chat } = calls; export const first = (name: 'messages') => chat[name];",
    'computed.tsx': "import { calls } from '@portal/contracts'; export const one = (noun: 'chat') => calls[noun].messages;",
    'links.tsx': "import { links as to } from '@portal/contracts'; export const go = (name: 'live') => to[name]();",
    'every.tsx': "import { allCalls } from '@portal/contracts'; export const count = allCalls.length;",
    'lazily.tsx': "export const later = () => import('@portal/contracts');",
    'named.tsx':
      "import { Slot } from '@portal/platform'; export const Part = ({ name }: { name: 'chat/room' }) => <Slot name={name} props={{ groupId: 1, title: '' }} />;",
    'loose.tsx': "import { Slot } from '@portal/platform'; export const Mine = Slot;",
    'taken.tsx': "import { useApp } from '@portal/platform'; export const useSlot = () => { const { slot } = useApp(); return slot; };",
    'asked.tsx': 'export const ask = (a: { slot(name: string): void }, name: string) => a.slot(name);',
  });
  expect(code).not.toBe(0);
  const says = (file: string) => output.split('\n').find((line) => line.includes(`src/${file}.tsx: `)) ?? `nothing of ${file} in: ${output}`;
  expect(says('whole')).toMatch(/uses 'calls' as a whole/);
  expect(says('group')).toMatch(/uses 'calls.chat' as a whole/);
  expect(says('computed')).toMatch(/uses 'calls' as a whole/);
  expect(says('links')).toMatch(/uses 'links' as a whole/);
  expect(says('every')).toMatch(/uses 'allCalls'/);
  expect(says('lazily')).toMatch(/imports @portal\/contracts as a whole/);
  expect(says('named')).toMatch(/<Slot> whose name is not written there/);
  expect(says('loose')).toMatch(/uses 'Slot' as a value/);
  expect(says('taken')).toMatch(/takes 'slot' out of the context/);
  expect(says('asked')).toMatch(/asks for a slot/);
  expect(says('remote')).toMatch(/hands on 'calls'/);
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
