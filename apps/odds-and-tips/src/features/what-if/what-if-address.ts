import type { Output, Query } from '@portal/contracts';
import type { oddsCalls, SeasonName } from '@portal/contracts/odds';

export type Seasons = Output<typeof oddsCalls.seasons>;

/** The league that the address names, by `giai`; one that is not in course is as if it were not there: the first. Undefined: none is in course. */
export function chosenSeason({ list }: Seasons, search: Query<'/ty-le-keo'>): SeasonName | undefined {
  const named = search.get('giai');
  return list.find(({ id }) => String(id) === named) ?? list[0];
}
