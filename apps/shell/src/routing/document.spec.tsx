/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { RouterContextProvider, StaticRouterProvider, createStaticHandler, createStaticRouter, type RouteObject } from 'react-router-dom';
import type { Prefs } from '@portal/platform';
import { Document } from './document.tsx';
import { forcedTheme } from './theme.ts';

const Component = () => null;
const routes: RouteObject[] = [
  { path: '/plain', Component },
  { path: '/cinema', handle: { theme: 'dark' }, children: [{ path: 'film', Component }] },
];

async function htmlOf(path: string, prefs: Partial<Prefs>): Promise<string> {
  const handler = createStaticHandler(routes);
  const result = await handler.query(new Request(`http://portal.invalid${path}`), { requestContext: new RouterContextProvider() });
  if (result instanceof Response) throw new Error('a redirect');
  return renderToString(
    <Document
      prefs={{ language: 'vi', theme: undefined, timeZone: 'Asia/Ho_Chi_Minh', ...prefs }}
      forced={forcedTheme(result.matches)}
      styles={[]}
      fonts={['/assets/a.woff2']}
    >
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />
    </Document>,
  );
}

describe('the document', () => {
  it('has the language’s tag and the chosen theme from its first byte', async () => {
    expect(await htmlOf('/plain', { language: 'zh', theme: 'light' })).toMatch(
      /<html lang="zh-Hant" data-theme="light">.*<meta name="theme-color" content="#EDF0F3"\/>/s,
    );
  });

  it('leaves the theme to the device where none is chosen, with the bars in either ground', async () => {
    const html = await htmlOf('/plain', {});
    expect(html).toContain('<html lang="vi">');
    expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0A0F13"/>');
  });

  it('asks for the letters of its first paint before anything else', async () => {
    expect(await htmlOf('/plain', {})).toMatch(/<link rel="preload" href="\/assets\/a.woff2" as="font" crossorigin="[^"]*" type="font\/woff2"\/>/i);
  });

  it('has the theme that a page forces, whatever was chosen', async () => {
    expect(await htmlOf('/cinema/film', { theme: 'light' })).toContain('<html lang="vi" data-theme="dark">');
  });
});
