import { bannerDomainTypes, resourceCalls } from '@portal/contracts/resource';
import { bannerDomain } from '@portal/domain';
import { callQuery, type AppContext } from '@portal/platform';

const ofSite = ({ site: { domain } }: AppContext) => (domain === undefined ? {} : { domain });

/** What the operator arranged around the pages, asked for the site that one is on. */
export const siteQueries = {
  settings: (a: AppContext) => callQuery(a, resourceCalls.siteSeo, ofSite(a)),
  navigation: (a: AppContext) => callQuery(a, resourceCalls.navigation, ofSite(a)),
  marquee: (a: AppContext) => callQuery(a, resourceCalls.marquee, ofSite(a)),
  /** `type`: the site's banner domain type (section 7): with 10 the banners of the domain, of which there are none for who has no domain; else those of no domain. */
  banners(a: AppContext, type: number) {
    const domain = bannerDomain(type, a.site.domain ?? null);
    const query = callQuery(a, resourceCalls.banners, domain === null ? {} : { domain });
    return { ...query, enabled: type !== bannerDomainTypes.cookie || domain !== null };
  },
} as const;
