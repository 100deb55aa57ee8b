/** @jest-environment node */
import { RouterContextProvider, createStaticHandler, type RouteObject } from 'react-router-dom';
import { createI18n, type TextSource } from '@portal/i18n';
import { appContext, type PageHandle } from '@portal/platform';
import { fakeApp } from '@portal/testing';
import type { HostContext } from '../app-context.ts';
import { createTexts } from '../texts.ts';
import { learnTexts, remoteRoutes } from './remote-routes.tsx';

const says = (key: string, arrives: () => Promise<void> = async () => {}): TextSource => {
  const load = async () => {
    await arrives();
    return { default: { [key]: key.toUpperCase() } };
  };
  return { vi: load, en: load, zh: load };
};
async function host(): Promise<{ context: HostContext; said: (key: string) => string }> {
  const i18n = await createI18n('vi');
  const texts = createTexts(i18n, 'vi');
  return { context: { ...(await fakeApp()), texts }, said: (key) => (i18n.t as (key: string, options: object) => string)(key, { ns: 'chat' }) };
}
const routesOf = (pages: RouteObject[]): RouteObject[] => [
  { id: 'row', path: '/chatroom', handle: { remote: 'chat', version: '1' }, children: remoteRoutes(pages, 'row', 'chat') },
];
async function query(pages: RouteObject[], path: string, context: HostContext) {
  const requestContext = new RouterContextProvider();
  requestContext.set(appContext, context);
  const result = await createStaticHandler(routesOf(pages)).query(new Request(`http://portal.invalid${path}`), { requestContext });
  if (result instanceof Response) throw new Error('a redirect');
  return result;
}
const handle = (texts: TextSource): PageHandle => ({ texts });

it('a page is there with its data and its texts, those of the pages around it too; others’ are not', async () => {
  const { context, said } = await host();
  const pages: RouteObject[] = [
    {
      path: 'a',
      handle: handle(says('outer')),
      children: [
        { index: true, handle: handle(says('inner')), loader: () => 'data' },
        { path: 'b', handle: handle(says('other')) },
      ],
    },
  ];
  const { loaderData, errors } = await query(pages, '/chatroom/a', context);
  expect([loaderData, errors]).toEqual([{ 'row.0': null, 'row.0.0': 'data' }, null]);
  expect([said('outer'), said('inner'), said('other')]).toEqual(['OUTER', 'INNER', 'other']);
});

it('data and texts are asked for at once', async () => {
  const { context } = await host();
  const order: string[] = [];
  let textsCome = () => {};
  const texts = says('a', () => {
    order.push('texts');
    return new Promise((resolve) => {
      textsCome = resolve;
    });
  });
  const loader = () => {
    order.push('data');
    textsCome();
    return 1;
  };
  await query([{ index: true, handle: handle(texts), loader: () => Promise.resolve().then(loader) }], '/chatroom', context);
  expect(order).toEqual(['texts', 'data']);
});

it('a page whose texts do not arrive shows its error, and the next try asks again', async () => {
  const { context, said } = await host();
  let away = true;
  const pages: RouteObject[] = [
    {
      index: true,
      handle: handle(says('a', () => (away ? Promise.reject(new Error('offline')) : Promise.resolve()))),
      ErrorBoundary: () => null,
    },
  ];
  expect((await query(pages, '/chatroom', context)).errors).toEqual({ 'row.0': new Error('offline') });
  away = false;
  expect((await query(pages, '/chatroom', context)).errors).toBeNull();
  expect(said('a')).toBe('A');
});

it('a page that was rendered already has its texts before it is taken over; of unknown ones nothing is known', async () => {
  const { context, said } = await host();
  const routes = routesOf([{ path: ':id', handle: handle(says('room')) }]);
  await learnTexts(routes, '/chatroom/7?x=1', context);
  await learnTexts(routes, '/tin-tuc', context);
  expect(said('room')).toBe('ROOM');
});
