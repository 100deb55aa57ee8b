import type { LoaderFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { freshOrHeld } from '../match/load.ts';
import { filterOf, readAddress } from './schedule-address.ts';

/** `/lich-truc-tiep`, `/lich-thi-dau`, `/ket-qua`, each with a sport below it. */
export async function scheduleLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const url = new URL(request.url);
  const address = readAddress(url.pathname, url.searchParams);
  await Promise.all([
    freshOrHeld(a, queries.day(a, filterOf(address))),
    freshOrHeld(a, queries.onAir(a)),
    // The panel says less without it; the list needs it not.
    address.match && freshOrHeld(a, queries.liveRoom(a, address.match)).catch(() => null),
  ]);
  return null;
}
