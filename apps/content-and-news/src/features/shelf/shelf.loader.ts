import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { app, type AppContext } from '@portal/platform';
import { pageData } from '../load.ts';
import { notFound } from '../not-found.ts';

export interface ShelfLoaded {
  /** Where the stretch begins that is shown; the newest without it. */
  readonly from?: string;
}

/** For a list that goes on by `cursor`. A place in it that is none is a 404. */
export const shelfLoader =
  (query: (a: AppContext, from: string | undefined) => Parameters<typeof pageData>[1]) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<ShelfLoaded> => {
    const a = app(context);
    const from = new URL(request.url).searchParams.get('cursor') || undefined;
    try {
      await pageData(a, query(a, from), request);
    } catch (error) {
      if (isApiError(error) && error.kind === 'badInput') throw notFound(request);
      throw error;
    }
    return from === undefined ? {} : { from };
  };
