import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { freshOrHeld, queries } from '../../queries.ts';
import { asksTheSame, readOddsAddress } from './odds-address.ts';

/** `/ty-le-keo`: the odds of a day. */
export async function oddsLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const address = readOddsAddress(new URL(request.url).searchParams);
  // Of other sports there is nothing to ask.
  if (address.sportId === undefined) await freshOrHeld(a, queries.odds(a, address));
  return null;
}

/** Another market, form or kind of price is shown from the same answer. */
export const sameOdds = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  asksTheSame(currentUrl, nextUrl) && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
