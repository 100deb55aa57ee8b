import { feedTypes, readFeedQuery, type Query, type QueryName } from '@portal/contracts';
import { circles, type FeedFilter } from '../../queries.ts';
import { friendListOf, type FriendList } from '../friends/friend-lists.ts';

/** What an address of the feed asks for (section 2: `pId`, `nType`, `fFilter`; `hashtag` and `cursor` are ours). `nothing`: a `pId` that cannot be one. */
export type FeedAddress =
  | { show: 'post'; id: number }
  | { show: 'list'; filter: FeedFilter & { nType: number } }
  | { show: 'people'; list: FriendList }
  | { show: 'nothing' };

/** Whatever names no feed is the one of everything: that is never empty, and needs no account. */
export function feedAddress(search: Query<'/bang-tin'>): FeedAddress {
  const query = readFeedQuery(search);
  if (!query) return { show: 'nothing' };
  if (query.pId !== undefined) return { show: 'post', id: query.pId };
  const list = friendListOf(query.fFilter);
  if (list && query.nType === feedTypes.community) return { show: 'people', list };
  const hashtag = search.get('hashtag')?.replace(/^#/, '').slice(0, 50);
  const from = search.get('cursor');
  const nType = query.nType ?? feedTypes.newsfeed;
  const circle = nType === feedTypes.newsfeed && !hashtag ? circles.find((name) => name === query.fFilter) : undefined;
  return { show: 'list', filter: { nType, ...(circle && { fFilter: circle }), ...(hashtag && { hashtag }), ...(from && { from: from.slice(0, 200) }) } };
}

/** The same list from a cursor on, as an address. */
export function onwardAddress(pathname: string, search: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(search);
  next.set('cursor' satisfies QueryName<'/bang-tin' | '/thanh-vien'>, cursor);
  return `${pathname}?${next}`;
}
