import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@portal/api-client';
import { feedTypes } from '@portal/contracts';
import { friendCalls } from '@portal/contracts/friend';
import { app, NOBODY, viewerOf } from '@portal/platform';
import { isOwnFeed, mayAsk, queries, whens, type When } from '../../queries.ts';
import { notFound } from '../portal/not-found.ts';
import { peopleIn } from '../friends/friend-lists.ts';
import { feedAddress, type FeedAddress } from './feed-address.ts';

/** `missing`: no such post for whoever asked. It may still be there for its author, whom only the browser knows. */
export interface FeedLoaded {
  missing: boolean;
}

/** `/bang-tin`: a stretch of a list, or one post (decisions, "Guards": check-newsfeed-detail). */
export async function feedLoader({ context, request }: LoaderFunctionArgs) {
  const a = app(context);
  const address = feedAddress(new URL(request.url).searchParams);
  if (address.show === 'nothing') throw notFound(request);
  const found: FeedLoaded = { missing: false };
  if (!mayAsk(a)) return found;
  const viewer = viewerOf(a.session.state);
  // Beside the posts, or above them; they stand without it.
  const besides = Promise.allSettled(eventsOf(address).map((when) => a.queryClient.ensureInfiniteQueryData(queries.events(a, when, viewer))));
  try {
    if (address.show === 'people') {
      // Whoever looks is told by the bell, or comes back to it: what is counted beside the lists is as new as they are.
      void a.queryClient.invalidateQueries({ queryKey: [friendCalls.count.id] });
      // A list that does not come says so itself.
      if (viewer !== NOBODY) await Promise.all(peopleIn(address.list).map((list) => a.queryClient.prefetchInfiniteQuery(queries.people(a, list, viewer))));
    } else if (address.show === 'post') await a.queryClient.ensureQueryData(queries.post(a, address.id, viewer));
    else if (!isOwnFeed(address.filter) || viewer !== NOBODY) await a.queryClient.ensureInfiniteQueryData(queries.feed(a, address.filter, viewer));
    await besides;
    return found;
  } catch (error) {
    if (!isApiError(error) || (error.kind !== 'notFound' && error.kind !== 'badInput')) throw error;
    if (address.show !== 'post') throw notFound(request);
    // What came after the page was rendered, and went along with it, would be another page than that.
    await besides;
    return data<FeedLoaded>({ missing: true }, { status: 404 });
  }
}

/** Which events a page shows. */
function eventsOf(address: FeedAddress): readonly When[] {
  if (address.show !== 'list' || address.filter.nType !== feedTypes.event || address.filter.hashtag !== undefined) return ['coming'];
  return address.filter.from ? [] : whens;
}
