import type { LoaderFunctionArgs } from 'react-router-dom';
import { commentTargets } from '@portal/contracts';
import { app, viewerOf } from '@portal/platform';
import { queries } from '../../queries.ts';
import { idOfSlug } from '../article/slug.ts';
import { loadCommentsOf } from '../comments/comments.slot.tsx';
import { pageData, sideData, type Loaded } from '../load.ts';
import { notFound } from '../not-found.ts';

export interface HighlightLoaded {
  id: number;
  comments: Loaded;
}

/** `/highlight/{words-id}` at any depth (section 2): the id decides, whatever stands before it. */
export async function highlightLoader({ params, context, request }: LoaderFunctionArgs): Promise<HighlightLoaded> {
  const a = app(context);
  const id = idOfSlug((params['*'] ?? '').replace(/\/+$/, '').split('/').at(-1) ?? '');
  if (id === undefined) throw notFound(request);
  const [comments] = await Promise.all([
    loadCommentsOf(a, { objectType: commentTargets.highlight, objectId: id }),
    pageData(a, queries.highlight(a, id, viewerOf(a.session.state)), request),
    sideData(a, queries.newestHighlights(a)),
  ]);
  return { id, comments };
}
