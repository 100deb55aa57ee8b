import type { Language, Output } from '@portal/contracts';
import { bannerDomainTypes, usualNavigation, type Banner, type NavLink, type SiteSettings, type resourceCalls } from '@portal/contracts/resource';
import { bannerDomain, domainOfHost, ownOrCommon } from '@portal/domain';
import type { Db } from '../../db/open.ts';
import { siteRepository, type SiteRepository, type StoredLink, type StoredSite } from './site.repository.ts';

type Resource = typeof resourceCalls;

/** What stands around the pages of a domain. A domain that is not listed is the default's. */
export class SiteService {
  private readonly sites: SiteRepository;

  constructor(db: Db) {
    this.sites = siteRepository(db);
  }

  /** All domains, or the one that is named; none when it is not listed. */
  async domains(named: string | undefined): Promise<Output<Resource['domains']>> {
    const rows = named === undefined ? await this.sites.domains() : [await this.sites.byDomain(domainOfHost(named))];
    return { list: rows.flatMap((row) => (row ? [{ domain: row.domain, brand: row.brand, isDefault: row.isDefault }] : [])) };
  }

  async settings(named: string | undefined, language: Language): Promise<SiteSettings> {
    const site = await this.siteOf(named);
    return {
      brand: site?.brand ?? '',
      title: site?.title[language] ?? '',
      description: site?.description[language] ?? '',
      analyticsId: site?.analyticsId ?? null,
      schema: site?.schema.slice(0, 5) ?? [],
      bannerDomainType: site?.bannerDomainType === bannerDomainTypes.cookie ? bannerDomainTypes.cookie : bannerDomainTypes.none,
    };
  }

  async navigation(named: string | undefined, language: Language): Promise<Output<Resource['navigation']>> {
    const domain = (await this.siteOf(named))?.domain ?? null;
    const [links, [first]] = await Promise.all([this.sites.links(domain), this.noticesOf(domain)]);
    const shown = ownOrCommon(links, domain, ({ place }) => place);
    const of = (place: StoredLink['place'], usual: NavLink[]): NavLink[] => {
      const own = shown.filter((link) => link.place === place).map(({ key, to, live }) => ({ key, to, live }));
      return own.length > 0 ? own : usual;
    };
    return { primarys: of('header', usualNavigation.primarys), footerNav: of('footer', usualNavigation.footerNav), topMarquee: first?.words[language] ?? null };
  }

  async marquee(named: string | undefined, language: Language): Promise<Output<Resource['marquee']>> {
    const notices = await this.noticesOf((await this.siteOf(named))?.domain ?? null);
    return { list: notices.map(({ id, words }) => ({ id, text: words[language] })) };
  }

  /** Section 7: a site whose banners are those of the domain cookie (10) has none for who names no domain; any other shows those of no domain, whatever is named. */
  async banners(
    { position, domain: named }: { position?: Banner['position'] | undefined; domain?: string | undefined },
    language: Language,
  ): Promise<Output<Resource['banners']>> {
    const site = await this.siteOf(named);
    const type = site?.bannerDomainType ?? bannerDomainTypes.none;
    const domain = bannerDomain(type, named === undefined ? null : (site?.domain ?? null));
    if (type === bannerDomainTypes.cookie && domain === null) return { list: [] };
    const shown = ownOrCommon(await this.sites.banners(domain), domain, (banner) => banner.position).filter(
      (banner) => !position || banner.position === position,
    );
    return {
      list: shown.map(({ title, text, action, domain: _, ...banner }) => ({
        ...banner,
        title: title[language],
        text: text[language],
        action: action[language],
      })),
    };
  }

  private async noticesOf(domain: string | null) {
    return ownOrCommon(await this.sites.notices(domain), domain);
  }

  private async siteOf(named: string | undefined): Promise<StoredSite | undefined> {
    const domain = named === undefined ? '' : domainOfHost(named);
    return (domain ? await this.sites.byDomain(domain) : undefined) ?? this.sites.byDefault();
  }
}
