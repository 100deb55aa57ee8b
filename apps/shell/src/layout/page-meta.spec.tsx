import { TextEncoder } from 'node:util';
import { fakeApp, structuredDataProblems, WithApp } from '@portal/testing';
import type { Language } from '@portal/contracts';
import { breadcrumbList, PageMeta, type PageMetaProps } from '@portal/platform';

globalThis.TextEncoder ??= TextEncoder as never;
globalThis.MessageChannel ??= class {
  port1 = {};
  port2 = { postMessage() {} };
} as never;

/** What the server sends of a page. */
async function sent(props: Partial<PageMetaProps> = {}, { path = '/tin-tuc/bai-1', language = 'vi' as Language } = {}) {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const app = await fakeApp({ server: true, prefs: { language }, site: { brand: 'Sài Gòn', origin: 'https://saigon.test' } });
  const html = renderToStaticMarkup(
    <WithApp app={app} path={path}>
      <PageMeta title="Bài một | Sài Gòn" description="Mở đầu" {...props} />
    </WithApp>,
  );
  const head = new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) => head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
  return {
    html,
    meta,
    title: head.querySelector('title')?.textContent,
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    alternates: Object.fromEntries([...head.querySelectorAll('link[rel=alternate]')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
  };
}

describe('what a page says of itself', () => {
  it('has its name, its words and its one address, without what of the query is not its own', async () => {
    const { title, meta, canonical } = await sent({}, { path: '/tin-tuc/bai-1?utm_source=x&cursor=1' });
    expect([title, meta('description'), canonical]).toEqual(['Bài một | Sài Gòn', 'Mở đầu', 'https://saigon.test/tin-tuc/bai-1']);
    expect((await sent({ path: '/bang-tin?pId=7' })).canonical).toBe('https://saigon.test/bang-tin?pId=7');
  });

  it('names the same page in each language, each at an address that is its own', async () => {
    const alternates = {
      vi: 'https://saigon.test/bang-tin?pId=7',
      en: 'https://saigon.test/bang-tin?pId=7&lang=en',
      'zh-Hant': 'https://saigon.test/bang-tin?pId=7&lang=zh',
      'x-default': 'https://saigon.test/bang-tin?pId=7',
    };
    const plain = await sent({ path: '/bang-tin?pId=7' });
    const english = await sent({ path: '/bang-tin?pId=7' }, { path: '/bang-tin?lang=en&pId=7', language: 'en' });
    expect([plain.alternates, english.alternates]).toEqual([alternates, alternates]);
    expect([plain.canonical, english.canonical]).toEqual([alternates.vi, alternates.en]);
  });

  it('is at its plain address where a cookie chose the language, and where its words are in another than was asked for', async () => {
    expect((await sent({}, { language: 'en' })).canonical).toBe('https://saigon.test/tin-tuc/bai-1');
    expect((await sent({ language: 'vi' }, { path: '/tin-tuc/bai-1?lang=en', language: 'en' })).canonical).toBe('https://saigon.test/tin-tuc/bai-1');
  });

  it('is shown elsewhere with its own picture, else the site’s', async () => {
    const usual = await sent();
    expect(['og:title', 'og:type', 'og:url', 'og:site_name', 'og:locale', 'og:image', 'og:image:width', 'twitter:card'].map(usual.meta)).toEqual([
      'Bài một | Sài Gòn',
      'website',
      'https://saigon.test/tin-tuc/bai-1',
      'Sài Gòn',
      'vi_VN',
      'https://saigon.test/share.png',
      '1200',
      'summary_large_image',
    ]);
    const own = await sent({ kind: 'article', image: { url: '/other/api/resource/file/a.webp', alt: 'Khán đài C' } });
    expect(['og:type', 'og:image', 'og:image:alt', 'og:image:width'].map(own.meta)).toEqual([
      'article',
      'https://saigon.test/other/api/resource/file/a.webp',
      'Khán đài C',
      undefined,
    ]);
  });

  it('that is nobody’s to find says so, and names no other', async () => {
    const { meta, canonical, alternates } = await sent({ noindex: true });
    expect([meta('robots'), canonical, alternates]).toEqual(['noindex', undefined, {}]);
  });

  it('carries data for searchers, with whole addresses', async () => {
    const { html } = await sent({ data: [breadcrumbList([{ name: 'Tin </script>\u2028', path: '/tin-tuc' }])] });
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(text).not.toMatch(/[<>&\u2028]/);
    const data = JSON.parse(text) as Record<string, unknown>;
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Tin </script>\u2028', item: 'https://saigon.test/tin-tuc' }],
    });
    expect(structuredDataProblems(data)).toEqual([]);
  });

  it('data that is not whole is known as such', () => {
    expect(structuredDataProblems({ '@type': 'SportsEvent', name: 'x', startDate: 'tomorrow' })).toEqual(
      expect.arrayContaining(['SportsEvent: startDate', 'SportsEvent: location']),
    );
    expect(structuredDataProblems({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2, name: 'x', item: '/x' }] })).toEqual([
      'BreadcrumbList: positions',
    ]);
  });
});
