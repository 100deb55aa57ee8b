import type { LoaderFunctionArgs } from 'react-router-dom';
import { app } from '@portal/platform';
import { queries } from '../../queries.ts';
import { pageData, sideData } from '../load.ts';
import { notFound } from '../not-found.ts';

export interface ComicLoaded {
  readonly slug: string;
}

/** `/truyen-tranh/{slug}`. */
export async function comicLoader({ params, context, request }: LoaderFunctionArgs): Promise<ComicLoaded> {
  const a = app(context);
  const { slug = '' } = params;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 100) throw notFound(request);
  await Promise.all([pageData(a, queries.comic(a, slug), request), sideData(a, queries.comics(a))]);
  return { slug };
}
