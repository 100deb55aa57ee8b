import { bannerDomainTypes } from '@portal/contracts/resource';
import { app } from '@portal/platform';
import { siteQueries } from './site-queries.ts';

/** What the frame shows of the site: settings, banners, marquee, navigation. A failure is logged and the part vanishes (section 8): the page never waits for an advertisement to fail twice. */
export async function loadFrame({ context }: { context: unknown }): Promise<null> {
  const a = app(context);
  const quietly = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      console.warn('[frame]', error instanceof Error ? error.message : error);
    });
  const banners = async () => {
    const settings = await quietly(a.queryClient.ensureQueryData(siteQueries.settings(a)));
    const query = siteQueries.banners(a, settings?.bannerDomainType ?? bannerDomainTypes.none);
    if (query.enabled) await quietly(a.queryClient.ensureQueryData(query));
  };
  await Promise.all([
    banners(),
    quietly(a.queryClient.ensureQueryData(siteQueries.marquee(a))),
    quietly(a.queryClient.ensureQueryData(siteQueries.navigation(a))),
  ]);
  return null;
}
