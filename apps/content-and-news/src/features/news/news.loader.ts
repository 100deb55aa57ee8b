import type { LoaderFunctionArgs } from 'react-router-dom';
import { app, type AppContext } from '@portal/platform';
import { queries } from '../../queries.ts';
import { listData, pageData, sideData } from '../load.ts';
import { notFound } from '../not-found.ts';
import { pageOf, type NewsList } from './news-address.ts';

/** What the page shows; for a category its id, which the calls want. */
export interface NewsLoaded {
  list: NewsList;
  page: number;
  categoryId: number | null;
}

/** `/tin-tuc` and what is below it: categories and hashtags, from a page on. */
export async function newsLoader({ params, context, request }: LoaderFunctionArgs): Promise<NewsLoaded> {
  const a = app(context);
  const page = pageOf(new URL(request.url).searchParams);
  if (page === undefined) throw notFound(request);
  const list: NewsList =
    params.category !== undefined
      ? { kind: 'category', slug: params.category }
      : params.hashtag !== undefined
        ? { kind: 'hashtag', hashtag: params.hashtag }
        : { kind: 'all' };
  // A tag that is longer than any is nobody's.
  if (list.kind === 'hashtag' && (list.hashtag.trim() === '' || list.hashtag.length > 50)) throw notFound(request);
  const beside = [
    sideData(a, queries.mostRead(a)),
    sideData(a, queries.hashtags(a)),
    ...(list.kind === 'all' && page === 1 ? [sideData(a, queries.onTop(a))] : []),
  ];
  const categories = await pageData(a, queries.categories(a), request);
  const category = list.kind === 'category' ? categories.list.find(({ slug }) => slug === list.slug) : undefined;
  if (list.kind === 'category' && !category) throw notFound(request);
  const loaded = { list, page, categoryId: category?.id ?? null };
  const [articles] = await Promise.all([listData(a, articlesQuery(a, loaded), request), ...beside]);
  // A page behind the last one is none; an empty list has its first page all the same.
  if (page > 1 && articles.pages[0]?.list.length === 0) throw notFound(request);
  return loaded;
}

export const articlesQuery = (a: AppContext, { list, page, categoryId }: NewsLoaded) =>
  categoryId !== null ? queries.ofCategory(a, categoryId, page) : queries.newest(a, page, list.kind === 'hashtag' ? list.hashtag : undefined);
