import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { commentTargets, links } from '@portal/contracts';
import { articleCategories } from '@portal/contracts/article';
import { app, viewerOf } from '@portal/platform';
import { queries } from '../../queries.ts';
import { loadCommentsOf } from '../comments/comments.slot.tsx';
import { pageData, sideData, type Loaded } from '../load.ts';
import { notFound } from '../not-found.ts';
import { pathOfPage } from '../static-page/static-pages.ts';
import { idOfSlug } from './slug.ts';

export interface ArticleLoaded {
  id: number;
  comments: Loaded;
}

/** `/tin-tuc/{words-id}`: the id decides; old words still lead here, and the page names its true address. */
export async function articleLoader({ params, context, request }: LoaderFunctionArgs): Promise<ArticleLoaded> {
  const a = app(context);
  const id = idOfSlug(params.article ?? '');
  if (id === undefined) throw notFound(request);
  const [article, comments] = await Promise.all([
    pageData(a, queries.article(a, id, viewerOf(a.session.state)), request),
    loadCommentsOf(a, { objectType: commentTargets.article, objectId: id }),
    sideData(a, queries.related(a, id)),
    sideData(a, queries.mostRead(a)),
  ]);
  // A page that stands still has an address of its own.
  if (article.category.id === articleCategories.pages) throw redirect(pathOfPage(id) ?? links.news(), 301);
  return { id, comments };
}
