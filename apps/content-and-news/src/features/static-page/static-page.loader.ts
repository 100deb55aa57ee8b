import type { LoaderFunctionArgs } from 'react-router-dom';
import { app, NOBODY } from '@portal/platform';
import { queries } from '../../queries.ts';
import { pageData } from '../load.ts';
import { notFound } from '../not-found.ts';
import { staticPageAt } from './static-pages.ts';

/** `/gioi-thieu`, `/change-log` and their like. */
export async function staticPageLoader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const page = staticPageAt(new URL(request.url).pathname);
  if (!page) throw notFound(request);
  const a = app(context);
  await pageData(a, queries.article(a, page.articleId, NOBODY), request);
  return null;
}
