import type { LoaderFunctionArgs } from 'react-router-dom';
import { highlightKinds } from '@portal/contracts/highlight';
import { app } from '@portal/platform';
import { queries, type HighlightFilter } from '../../queries.ts';
import { listData } from '../load.ts';

/** `/highlight`: the newest goals, or those of one kind (`loai`); `cursor` goes on where a list ended, for who reads without JavaScript. */
export async function highlightsLoader({ context, request }: LoaderFunctionArgs): Promise<HighlightFilter> {
  const a = app(context);
  const search = new URL(request.url).searchParams;
  const filter: HighlightFilter = { kind: highlightKinds.find((kind) => kind === search.get('loai')), from: search.get('cursor') ?? undefined };
  await listData(a, queries.highlights(a, filter), request);
  return filter;
}
