import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { app, type AppContext } from '@portal/platform';
import { freshOrHeld, queries, type TipFilter } from '../../queries.ts';
import { notFound } from '../portal/not-found.ts';
import { readTipsAddress } from './tips-address.ts';

/** Cards of the month's best. */
export const BEST = 3;

/** The lists of which a page consists: open ones and settled ones side by side, or one of the two to its end. */
export const listsOf = (filter: TipFilter): TipFilter[] =>
  filter.state === 'all'
    ? [
        { ...filter, state: 'open', from: '' },
        { ...filter, state: 'settled', from: '' },
      ]
    : [filter];

/** `/tip-keo`. What stands around the list may be away: the list is what one came for. */
export async function tipsLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const filter = readTipsAddress(new URL(request.url).searchParams);
  const rails = [queries.ranking(a, '30', BEST), queries.ranking(a, '7'), queries.tippedTournaments(a)]
    .map((query) => freshOrHeld(a, query))
    .map((rail) => rail.catch(() => undefined));
  try {
    await Promise.all([firstStretches(a, filter), ...rails]);
  } catch (error) {
    // A cursor that somebody made up: there is no such page.
    if (isApiError(error) && error.kind === 'badInput') throw notFound(request);
    throw error;
  }
  return null;
}

/** The lists of a page, each from its first stretch. */
export const firstStretches = (a: AppContext, filter: TipFilter): Promise<void[]> => Promise.all(listsOf(filter).map((list) => firstStretch(a, list)));

/** From its beginning: what was read on before would make the page as long again. */
async function firstStretch(a: AppContext, filter: TipFilter): Promise<void> {
  const query = queries.tips(a, filter);
  const held = a.queryClient.getQueryData(query.queryKey);
  try {
    await a.queryClient.fetchInfiniteQuery({ ...query, pages: 1, staleTime: 5_000 });
  } catch (error) {
    if (held === undefined) throw error;
  }
}
