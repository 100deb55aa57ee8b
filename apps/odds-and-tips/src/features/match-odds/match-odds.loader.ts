import type { LoaderFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { freshOrHeld, queries } from '../../queries.ts';
import { marketById } from '../odds/markets.ts';
import { readOddsAddress } from '../odds/odds-address.ts';
import { oddsLoader } from '../odds/odds.loader.ts';
import { idAtEnd, orNotFound } from '../portal/not-found.ts';

/** `/ty-le-keo/{slug, any depth}`: a slug that ends in an id is that match, any other the day's table. */
export async function matchOddsLoader(args: LoaderFunctionArgs): Promise<null> {
  const id = idAtEnd(args.params['*']);
  if (id === undefined) return oddsLoader(args);
  const a = app(args.context);
  const { company, market } = readOddsAddress(new URL(args.request.url).searchParams);
  // Movement and tips have states of their own: without them the page still says what it is for.
  const aside = [freshOrHeld(a, queries.movement(a, id, marketById(market).label, company)), freshOrHeld(a, queries.tipsOf(a, id))].map((part) =>
    part.catch(() => undefined),
  );
  try {
    await Promise.all([freshOrHeld(a, queries.matchOdds(a, id, company)), ...aside]);
  } catch (error) {
    throw orNotFound(error, args.request);
  }
  return null;
}
