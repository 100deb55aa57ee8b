import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Query } from '@portal/contracts';
import { searchCalls } from '@portal/contracts/search';
import { app, callQuery } from '@portal/platform';
import { askedWords } from './words.ts';

export { SearchPage as Component } from './search.page.tsx';

/** As many of each kind as the api gives. */
export const MOST_FOUND = 20;

/** What the address asks for; throws what the api refuses. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const query: Query<'/tim-kiem'> = new URL(request.url).searchParams;
  const q = askedWords(query.get('q') ?? '');
  const a = app(context);
  if (q) await a.queryClient.ensureQueryData(callQuery(a, searchCalls.search, { q, pageSize: MOST_FOUND }));
  return null;
}
