import type { LoaderFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { freshOrHeld } from '../match/load.ts';
import { keptFilters } from './day-pages.ts';
import { monthFilterOf, readAddress } from './schedule-address.ts';

/** `/lich-truc-tiep`, `/lich-thi-dau`, `/ket-qua`, each with a sport below it. */
export async function scheduleLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const url = new URL(request.url);
  const address = readAddress(url.pathname, url.searchParams);
  await Promise.all([
    ...keptFilters(a, address).map((filter, at) => {
      const page = freshOrHeld(a, queries.day(a, filter));
      // The list can begin without those after the first, and say that one is missing.
      return at === 0 ? page : page.catch(() => null);
    }),
    freshOrHeld(a, queries.onAir(a)),
    // Which days have something is no more than a hint.
    address.month && freshOrHeld(a, queries.month(a, address.month, monthFilterOf(address))).catch(() => null),
    // The panel says less without it; the list needs it not.
    address.match && freshOrHeld(a, queries.liveRoom(a, address.match)).catch(() => null),
  ]);
  return null;
}
