import type { LoaderFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { freshOrHeld } from '../match/load.ts';
import { notFound } from '../match/not-found.ts';
import { offeredSport } from '../match/sports.ts';

/** `/truc-tiep` and `/truc-tiep/{sport}`: what is on air, what comes, what is over. */
export async function matchesLoader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const sport = offeredSport(params.sport ?? 'bong-da');
  if (!sport) throw notFound(request);
  await Promise.all([freshOrHeld(a, queries.onAir(a)), freshOrHeld(a, queries.coming(a, sport.id)), freshOrHeld(a, queries.past(a, sport.id))]);
  return null;
}
