import type { Output } from '@portal/contracts';
import type { resourceCalls } from '@portal/contracts/resource';
import { domainOfHost } from '@portal/domain';
import type { Site } from '@portal/platform';
import { within } from '../federation/deadline.ts';

type Listed = Output<typeof resourceCalls.domains>['list'];

/** How long the list of sites serves before it is asked for again, how soon after a failure it is, and how long the first page waits for it. Milliseconds. */
const FRESH = 30_000;
const AGAIN = 5_000;
const FIRST = 1_000;

export interface SitesOptions {
  ask: () => Promise<Listed>;
  /** Address of the default site as the world knows it; undefined: as its domain says. */
  publicUrl: string | undefined;
  /** On which this shell listens; part of the addresses of sites on this machine. */
  port: number;
  now?: () => number;
  failed: (error: unknown) => void;
}

/**
 * Which site answers for a host: the one that the api lists under its name, else the default. There are as many as the operator has, whatever hosts are asked for, so a site
 * may stand in a cache key. Pages do not wait for the list but the first, and none fails for it. Never rejects.
 */
export function createSites({ ask, publicUrl, port, now = Date.now, failed }: SitesOptions) {
  let sites = new Map<string, Site>();
  let usual: Site = { origin: publicUrl ?? `http://localhost:${port}`, domain: undefined, brand: 'Khán Đài' };
  let due = -Infinity;
  let asking: Promise<void> | undefined;

  function learn(list: Listed): void {
    const siteOf = ({ domain, brand, isDefault }: Listed[number]): Site => ({
      domain,
      brand,
      origin: (isDefault ? publicUrl : undefined) ?? originOf(domain, port),
    });
    sites = new Map(list.map((each) => [each.domain, siteOf(each)]));
    const first = list.find(({ isDefault }) => isDefault);
    if (first) usual = siteOf(first);
  }

  return async function siteOf(host: string | undefined): Promise<Site> {
    if (now() >= due && !asking) {
      asking = ask()
        .then(
          (list) => {
            learn(list);
            due = now() + FRESH;
          },
          (error: unknown) => {
            due = now() + AGAIN;
            failed(error);
          },
        )
        .finally(() => {
          asking = undefined;
        });
    }
    if (sites.size === 0 && asking) await within(FIRST, 'list of sites', asking).catch(() => {});
    return sites.get(domainOfHost(host ?? '')) ?? usual;
  };
}
export type Sites = ReturnType<typeof createSites>;

/** Sites on this machine answer where the shell listens; others where the web does. */
const originOf = (domain: string, port: number): string => (/(^|\.)localhost$/.test(domain) ? `http://${domain}:${port}` : `https://${domain}`);
