import type { Page } from './render-page.tsx';

const FILE = '/_payload.json';

/** The page whose data `{page}/_payload.json` is (decisions.md), with its parameters; undefined: another address. */
export function pageOfPayload(url: string): string | undefined {
  const [path = '', search] = url.split('#', 1)[0]!.split(/\?(.*)/s, 2);
  if (!path.endsWith(FILE)) return undefined;
  return `${path.slice(0, -FILE.length) || '/'}${search ? `?${search}` : ''}`;
}

/** What the page was rendered from. Read out of the page itself, so that a cached page holds its data once. `build`: of what it was made. */
export type Payload = { build: string; queries: unknown } | { redirect: string };

/** Status and body of a page's data. A page that is none (404, an error) has no data to go on with. */
export function payloadOf(page: Page): { status: number; body: Payload | { code: number; msg: string } } {
  if (page.type === 'redirect') return { status: 200, body: { redirect: page.location } };
  const boot = /<script id="boot" type="application\/json"[^>]*>([^<]*)<\/script>/.exec(page.html)?.[1];
  if (page.status !== 200 || boot === undefined)
    return { status: page.status === 200 ? 404 : page.status, body: { code: 40400, msg: 'This page has no data' } };
  const { build, queries } = JSON.parse(boot) as { build: string; queries: unknown };
  return { status: 200, body: { build, queries } };
}
