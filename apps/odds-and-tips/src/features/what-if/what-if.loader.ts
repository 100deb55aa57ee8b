import type { LoaderFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { freshOrHeld, queries } from '../../queries.ts';
import { chosenSeason, type Seasons } from './what-if-address.ts';

/** `/ty-le-keo/neu`: the leagues in course, and the one that is looked at. */
export async function whatIfLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const seasons = await freshOrHeld<Seasons>(a, queries.seasons(a));
  const chosen = chosenSeason(seasons, new URL(request.url).searchParams);
  if (chosen) await freshOrHeld(a, queries.season(a, chosen.id));
  return null;
}
