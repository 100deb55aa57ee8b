import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { highlightKinds } from '@portal/contracts/highlight';
import { app, type AppContext } from '@portal/platform';
import { queries, type GoalPages, type HighlightFilter } from '../../queries.ts';
import { notFound } from '../not-found.ts';

/** What a visitor saw a moment ago need not be asked for again when they come back to it; who has gone on comes back to all of it, as it was, for longer. Milliseconds. */
const FRESH = { first: 30_000, whole: 5 * 60_000 } as const;

/** `/highlight`: the newest goals, or those of one kind (`loai`); `cursor` goes on where a list ended, for who reads without JavaScript. */
export async function highlightsLoader({ context, request }: LoaderFunctionArgs): Promise<HighlightFilter> {
  const a = app(context);
  const search = new URL(request.url).searchParams;
  const filter: HighlightFilter = { kind: highlightKinds.find((kind) => kind === search.get('loai')), from: search.get('cursor') ?? undefined };
  await loadGoals(a, filter, request);
  return filter;
}

/** Goals as they are held, or newer ones. Throws the failure where nothing is held, and the 404 of a place in the list that is none. */
export async function loadGoals(a: AppContext, filter: HighlightFilter, request: Request): Promise<void> {
  const query = queries.highlights(a, filter);
  const kept = a.queryClient.getQueryCache().find<GoalPages>({ queryKey: query.queryKey });
  const held = kept?.state.data;
  if (kept && held && held.pages.length > 1) {
    if (!kept.isStaleByTime(FRESH.whole)) return;
    const first = { pages: held.pages.slice(0, 1), pageParams: held.pageParams.slice(0, 1) };
    a.queryClient.setQueryData<GoalPages>(query.queryKey, first, { updatedAt: kept.state.dataUpdatedAt });
  }
  try {
    await a.queryClient.fetchInfiniteQuery({ ...query, staleTime: FRESH.first });
  } catch (error) {
    if (isApiError(error) && error.kind === 'badInput') throw notFound(request);
    if (!held) throw error;
  }
}
