import type { LoaderFunctionArgs } from 'react-router-dom';
import { app, NOBODY } from '@portal/platform';
import { queries, type GoalPages } from '../../queries.ts';
import { idOfSlug } from '../article/slug.ts';
import { listData, pageData } from '../load.ts';
import { notFound } from '../not-found.ts';

/** Which reel is first in sight. `lead`: it stands before the list; else it is somewhere in it. */
export interface ReelsLoaded {
  readonly id: number | null;
  readonly lead: boolean;
}

/**
 * `/reels`: the newest goals; `/reels/{words-id}` at any depth (section 2): the id decides. Who comes back to one of the list they were in finds it where it was;
 * everybody else has it first. What one feels oneself is asked for later: the reels are anybody's.
 */
export async function reelsLoader({ params, context, request }: LoaderFunctionArgs): Promise<ReelsLoaded> {
  const a = app(context);
  const path = (params['*'] ?? '').replace(/\/+$/, '');
  const id = path === '' ? null : idOfSlug(path.split('/').at(-1) ?? '');
  if (id === undefined) throw notFound(request);
  if (id === null) {
    await listData(a, queries.highlights(a, {}), request);
    return { id, lead: false };
  }
  // On the server nobody comes back, and nothing scrolls without a program.
  if (typeof document !== 'undefined' && isListed(a.queryClient.getQueryData<GoalPages>(queries.highlights(a, {}).queryKey), id)) return { id, lead: false };
  await Promise.all([
    pageData(a, queries.highlight(a, id, NOBODY), request),
    // One reel alone is something to see.
    listData(a, queries.highlights(a, {}), request).catch(() => undefined),
  ]);
  return { id, lead: true };
}

const isListed = (held: GoalPages | undefined, id: number): boolean => held?.pages.some(({ list }) => list.some((goal) => goal.id === id)) ?? false;
