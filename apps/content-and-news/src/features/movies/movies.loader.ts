import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { pageData } from '../load.ts';
import { notFound } from '../not-found.ts';

export interface MoviesLoaded {
  /** Where the stretch begins that is shown; the newest without it. */
  readonly from?: string;
}

/** `/phim-anh`; `cursor` goes on where the stretch before ended. */
export async function moviesLoader({ context, request }: LoaderFunctionArgs): Promise<MoviesLoaded> {
  const a = app(context);
  const from = new URL(request.url).searchParams.get('cursor') || undefined;
  try {
    await pageData(a, queries.movies(a, from), request);
  } catch (error) {
    if (isApiError(error) && error.kind === 'badInput') throw notFound(request);
    throw error;
  }
  return from === undefined ? {} : { from };
}
