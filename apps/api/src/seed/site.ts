import { limits, links } from '@portal/contracts';
import { bannerDomainTypes, usualNavigation } from '@portal/contracts/resource';
import type { Db } from '../db/open.ts';
import { marqueeNotice, sideBanner, siteDomain, siteLink } from '../db/schema.ts';
import words from './site.json' with { type: 'json' };

/** The domain that a fresh portal answers as; the operator's own take its place. */
export const FIRST_DOMAIN = 'localhost';

/** What stands around the pages of a fresh portal. Once only: from then on the tables are the operator's. `demo`: a second site, to see what sites may differ in. */
export async function seedSite({ db, demo }: { db: Db; demo: boolean }): Promise<void> {
  if ((await db.select({ domain: siteDomain.domain }).from(siteDomain).limit(1)).length > 0) return;
  await db.transaction(async (tx) => {
    // Of two nodes that start together one waits here, and finds it done.
    const [first] = await tx.insert(siteDomain).values(site(FIRST_DOMAIN)).onConflictDoNothing().returning();
    if (!first) return;
    const link =
      (place: 'header' | 'footer', domain: string | null = null) =>
      ({ key, to, live }: { key: string; to: string; live: boolean }, position: number) => ({ domain, place, key, to, live, position });
    await tx.insert(siteLink).values([...usualNavigation.primarys.map(link('header')), ...usualNavigation.footerNav.map(link('footer'))]);
    await tx.insert(marqueeNotice).values(words.marquee.map((notice, position) => ({ domain: null, words: notice, position })));
    await tx.insert(sideBanner).values([
      { domain: null, position: 'HOME_LEFT', linkUrl: links.checkIn(), imageUrl: null, art: 'ball', ...words.banners.checkIn },
      { domain: null, position: 'HOME_RIGHT', linkUrl: links.chat(limits.publicRoomId), imageUrl: null, art: 'flag', ...words.banners.chat },
    ]);
    if (!demo) return;
    const { domain } = words.demo;
    await tx
      .insert(siteDomain)
      .values({ ...site(domain, words.demo), analyticsId: words.demo.analyticsId, isDefault: false, bannerDomainType: bannerDomainTypes.cookie });
    await tx.insert(siteLink).values(usualNavigation.footerNav.slice(0, 3).map(link('footer', domain)));
    await tx.insert(marqueeNotice).values({ domain, words: words.demoMarquee, position: 0 });
    await tx.insert(sideBanner).values({ domain, position: 'HOME_LEFT', linkUrl: links.tips(), imageUrl: null, art: 'flag', ...words.banners.tips });
  });
}

function site(domain: string, { brand, title, description }: typeof words.default = words.default): typeof siteDomain.$inferInsert {
  const organization = '/#organization';
  return {
    domain,
    isDefault: true,
    brand,
    title,
    description,
    bannerDomainType: bannerDomainTypes.none,
    // Addresses within the site: who shows them knows where it stands.
    schema: [
      { '@context': 'https://schema.org', '@type': 'Organization', '@id': organization, name: brand, url: '/', logo: '/share.png' },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': '/#website',
        name: brand,
        url: '/',
        inLanguage: ['vi', 'en', 'zh-Hant'],
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${links.search()}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
