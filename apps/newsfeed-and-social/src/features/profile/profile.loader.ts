import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { links, type Query } from '@portal/contracts';
import type { Profile } from '@portal/contracts/user';
import { app, type AppContext, NOBODY, viewerOf } from '@portal/platform';
import { mayAsk, queries } from '../../queries.ts';
import { notFound } from '../portal/not-found.ts';

/** `/thanh-vien/{username}` (decisions, "Guards": check-user-exists): names are compared without case, the stored one is the address. */
export async function profileLoader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const a = app(context);
  const username = params.username ?? '';
  const profile = await find(a, username, request);
  if (profile.username !== username) throw redirect(links.profile(profile.username));
  const query: Query<'/thanh-vien'> = new URL(request.url).searchParams;
  const from = query.get('cursor') ?? '';
  const viewer = viewerOf(a.session.state);
  await Promise.all([
    mayAsk(a) && a.queryClient.ensureInfiniteQueryData(queries.feed(a, { username, from }, viewer)),
    // The page stands without them.
    // How one stands with them says what of them there is to show.
    viewer !== NOBODY && viewer !== profile.userId && a.queryClient.prefetchQuery(queries.relation(a, profile.userId, viewer)),
    mayAsk(a) && a.queryClient.prefetchQuery(queries.friendCounts(a, profile.userId, viewer)),
  ]);
  return null;
}

async function find(a: AppContext, username: string, request: Request): Promise<Profile> {
  try {
    return await a.queryClient.ensureQueryData(queries.profile(a, username));
  } catch (error) {
    if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'badInput')) throw notFound(request);
    throw error;
  }
}
