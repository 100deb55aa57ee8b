import { asc, desc, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { marqueeNotice, sideBanner, siteDomain, siteLink } from '../../db/schema.ts';

export type StoredSite = typeof siteDomain.$inferSelect;
export type StoredLink = typeof siteLink.$inferSelect;
export type StoredNotice = typeof marqueeNotice.$inferSelect;
export type StoredBanner = typeof sideBanner.$inferSelect;

/** As many as an operator arranges by hand, and more than any frame has room for. */
const MOST = { domains: 100, links: 100, notices: 20, banners: 20 } as const;

/** What the operator arranged around the pages. Rows of a domain come with those of all domains: which of them count is a rule (libs/domain, `ownOrCommon`). */
export function siteRepository(db: Db) {
  return {
    /** The default first, then by name. */
    domains: (): Promise<StoredSite[]> => db.select().from(siteDomain).orderBy(desc(siteDomain.isDefault), asc(siteDomain.domain)).limit(MOST.domains),
    async byDomain(domain: string): Promise<StoredSite | undefined> {
      return (await db.select().from(siteDomain).where(eq(siteDomain.domain, domain)).limit(1))[0];
    },
    async byDefault(): Promise<StoredSite | undefined> {
      return (await db.select().from(siteDomain).where(eq(siteDomain.isDefault, true)).orderBy(asc(siteDomain.domain)).limit(1))[0];
    },
    links: (domain: string | null): Promise<StoredLink[]> =>
      db.select().from(siteLink).where(ofDomain(siteLink.domain, domain)).orderBy(asc(siteLink.position), asc(siteLink.id)).limit(MOST.links),
    notices: (domain: string | null): Promise<StoredNotice[]> =>
      db
        .select()
        .from(marqueeNotice)
        .where(ofDomain(marqueeNotice.domain, domain))
        .orderBy(asc(marqueeNotice.position), asc(marqueeNotice.id))
        .limit(MOST.notices),
    banners: (domain: string | null): Promise<StoredBanner[]> =>
      db.select().from(sideBanner).where(ofDomain(sideBanner.domain, domain)).orderBy(asc(sideBanner.position), asc(sideBanner.id)).limit(MOST.banners),
  };
}
export type SiteRepository = ReturnType<typeof siteRepository>;

type DomainColumn = typeof siteLink.domain | typeof marqueeNotice.domain | typeof sideBanner.domain;
const ofDomain = (column: DomainColumn, domain: string | null) => (domain === null ? isNull(column) : or(isNull(column), eq(column, domain)));
