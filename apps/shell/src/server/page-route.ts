import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookies, limits, type RemoteName } from '@portal/contracts';
import { languageAsked, type Prefs, type Site } from '@portal/platform';
import type { Posted, Preview } from '../boot.ts';
import { refusalStatus, type Refusal } from '../errors/preview-refused.tsx';
import type { Releases } from '../federation/releases.ts';
import { RUNTIME } from '../federation/runtime-number.ts';
import { releasesInWords, withPreview, withoutPreview } from '../preview-address.ts';
import { withoutExcess } from '../routing/address.ts';
import type { Assets } from './assets.ts';
import type { PageCache } from './page-cache.ts';
import { NONCE_MARK, VISIT_MARK } from './marks.ts';
import { addressIn, pagePath } from './page-path.ts';
import { pageOfPayload, payloadOf } from './payload.ts';
import { readCookies, readPrefs } from './prefs.ts';
import { readPreview, signedWell, type PreviewAsk } from './preview.ts';
import { renderRefusal } from './preview-refusal.tsx';
import type { RegistryClient } from './registry-client.ts';
import type { Choice } from './registry/choose.ts';
import type { Found } from './registry/lookup.ts';
import type { Page, Render } from './render-page.tsx';
import type { Sites } from './sites.ts';
import { pageHeaders } from './security.ts';
import { visitorOf } from './visitor.ts';
import type { Visits } from './visits.ts';

export interface PageOptions {
  registry: Pick<RegistryClient, 'choose' | 'byVersion' | 'previewKey' | 'mayRun'>;
  render: Render;
  cache: PageCache;
  visits: Pick<Visits, 'served'>;
  sites: Sites;
  assets: Pick<Assets, 'styles'>;
  /** Anybody may preview; otherwise who has a signed link. */
  demo: boolean;
  now?: () => number;
}

/** Everything that is no file and no call: a page, of the releases that its visitor gets. */
export function createPageRoute({ registry, render, cache, visits, sites, assets, demo, now = Date.now }: PageOptions) {
  async function usual(path: string, prefs: Prefs, site: Site, choice: Choice): Promise<Page> {
    return cache.get(JSON.stringify([path, prefs, site, choice.key]), () => render(requestOf(path), prefs, { ...choice, site, preview: null }));
  }

  /** The releases that are asked for in place of the usual ones, or why not. */
  async function previewed(ask: PreviewAsk): Promise<{ why: Refusal; what: string } | { releases: Releases }> {
    const what = [...ask.nonsense, ...Object.entries(ask.releases).map(([remote, version]) => `${remote}@${version}`)].join(', ');
    if (!demo && !signedWell(ask, registry.previewKey(), now())) return { why: 'unsigned', what };
    const wanted = Object.entries(ask.releases) as [RemoteName, string][];
    if (ask.nonsense.length > 0 || wanted.length === 0) return { why: 'unknown', what };
    const found = await Promise.all(wanted.map(async ([remote, version]) => runnable(await registry.byVersion(remote, version))));
    for (const why of ['unknown', 'away'] as const) {
      const missing = wanted.filter((_, index) => found[index]?.status === why);
      if (missing.length > 0) return { why, what: releasesInWords(Object.fromEntries(missing)) };
    }
    // Nothing to fall back to: another release under this name would deceive.
    return { releases: Object.fromEntries(found.flatMap((each) => (each.status === 'known' ? [[each.known.release.name, [each.known.release]]] : []))) };
  }

  /** One that took the worker down must not do so for a preview, and one for another runtime is none of this shell's versions. */
  function runnable(found: Found): Found {
    if (found.status !== 'known') return found;
    if (found.known.manifest.runtime !== RUNTIME) return { status: 'unknown' };
    return registry.mayRun(found.known.release) ? found : { status: 'away' };
  }

  /** `visit`: token of this very response, which may be one of many with the same page. */
  function send(reply: FastifyReply, page: Page, visit = ''): FastifyReply {
    void reply.header('cache-control', 'no-store');
    if (page.type === 'redirect') return reply.redirect(page.location, page.status);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(page.status)
      .headers(pageHeaders(nonce))
      .header('vary', 'cookie, accept-language')
      .send(page.html.replaceAll(NONCE_MARK, nonce).replace(VISIT_MARK, visit));
  }

  /** The page of an address as the answer to what was posted there: one person's, made for this once. */
  async function answer(request: FastifyRequest, reply: FastifyReply, posted: Posted, status: number): Promise<FastifyReply> {
    const path = pagePath(addressIn(request.url));
    const site = await sites(request.hostname);
    const made = await render(requestOf(path), prefsOf(request, path), { ...registry.choose(visitorOf(request, reply)), site, preview: null, posted });
    return send(reply, made.type === 'page' ? { ...made, status } : made);
  }

  async function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const whole = pageOfPayload(request.url);
    const address = addressIn(whole ?? request.url);
    const shorter = whole === undefined ? withoutExcess(address) : undefined;
    if (shorter !== undefined) return reply.header('cache-control', 'no-store').redirect(shorter, 302);
    const path = pagePath(address);
    const prefs = prefsOf(request, path);
    const site = await sites(request.hostname);
    rememberDomain(request, reply, site);
    const visitor = visitorOf(request, reply);
    const choice = registry.choose(visitor);
    const ask = readPreview(request.url);
    if (whole !== undefined) {
      // Of a preview there is none: nothing of it is kept or shared.
      const { status, body } = ask ? { status: 404, body: {} } : payloadOf(await usual(path, prefs, site, choice));
      return reply.code(status).header('cache-control', 'no-store').header('vary', 'cookie, accept-language').header('x-robots-tag', 'noindex').send(body);
    }
    if (!ask) {
      const made = await usual(path, prefs, site, choice);
      const health = made.type === 'page' && request.method === 'GET' ? made.health : undefined;
      return send(reply, made, health && visits.served({ id: visitor, ip: request.ip }, health, choice.withheld));
    }

    void reply.header('x-robots-tag', 'noindex, nofollow');
    const shown = await previewed(ask);
    if ('why' in shown)
      return send(reply, {
        type: 'page',
        status: refusalStatus[shown.why],
        html: await renderRefusal({ why: shown.why, releases: shown.what, out: withoutPreview(path), prefs, styles: assets.styles }),
      });
    const preview: Preview = ask.releases;
    const made = await render(requestOf(withPreview(path, ask.query)), prefs, {
      ...choice,
      releases: { ...choice.releases, ...shown.releases },
      site,
      preview,
    });
    return send(reply, made.type === 'redirect' ? { ...made, location: withPreview(made.location, ask.query) } : made);
  }

  return { page, answer };
}

/** What the visitor has chosen; an address may ask for a language of its own, for those who bring no cookies. */
function prefsOf({ headers }: FastifyRequest, path: string): Prefs {
  const prefs = readPrefs(headers.cookie, headers['accept-language']);
  const asked = languageAsked(new URL(requestOf(path).url).searchParams);
  return asked ? { ...prefs, language: asked } : prefs;
}

/** Section 7: the domain cookie, by which the page asks for what is a domain's own. */
function rememberDomain(request: FastifyRequest, reply: FastifyReply, { domain }: Site): void {
  if (domain === undefined || readCookies(request.headers.cookie).get(cookies.domain) === domain) return;
  void reply.header(
    'set-cookie',
    `${cookies.domain}=${domain}; Path=/; Max-Age=${limits.languageCookieDays * 24 * 3_600}; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`,
  );
}

/** Nobody's host: whatever the request line says, a page depends on its path alone. */
const requestOf = (path: string): Request => new Request(`http://portal.invalid${path}`);
