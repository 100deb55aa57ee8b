import type { LoaderFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { freshOrHeld } from '../match/load.ts';
import { notFound } from '../match/not-found.ts';
import { readMatches } from './matches-address.ts';
import { offeredSport } from '../match/sports.ts';

/** `/truc-tiep` and `/truc-tiep/{sport}`: what is on air, what comes, what is over. */
export async function matchesLoader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const sport = offeredSport(params.sport ?? 'bong-da');
  if (!sport) throw notFound(request);
  const { match } = readMatches(sport.slug, new URL(request.url).searchParams);
  await Promise.all([
    freshOrHeld(a, queries.onAir(a)),
    freshOrHeld(a, queries.future(a, sport.id)),
    freshOrHeld(a, queries.past(a, sport.id)),
    // The panel says less without it; the lists need it not.
    match !== undefined && freshOrHeld(a, queries.liveRoom(a, match)).catch(() => null),
  ]);
  return null;
}
