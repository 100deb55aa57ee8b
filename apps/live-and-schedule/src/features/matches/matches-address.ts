import { links, type Query } from '@portal/contracts';
import { idFromPath, type SportSlug } from '@portal/domain';

/** What is chosen on a page of live matches: all of it is in its address. */
export interface MatchesAddress {
  readonly sport: SportSlug;
  /** `?tran=`: the match at a glance. */
  readonly match: number | undefined;
  /** `?sap=het`: all that comes instead of the next five. */
  readonly all: boolean;
}

export const readMatches = (sport: SportSlug, search: Query<'/truc-tiep'>): MatchesAddress => ({
  sport,
  match: idFromPath(search.get('tran') ?? '') ?? undefined,
  all: search.get('sap') === 'het',
});

export function matchesAddress({ sport, match, all }: MatchesAddress): string {
  const search = new URLSearchParams({ ...(all && { sap: 'het' }), ...(match !== undefined && { tran: String(match) }) });
  const path = sport === 'bong-da' ? links.live() : `${links.live()}/${sport}`;
  return search.size > 0 ? `${path}?${search}` : path;
}
