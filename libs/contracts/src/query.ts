import { feedTypes, friendFilters } from './constants.ts';
import type { Prefix, Query, QueryValues } from './routes.ts';

/** Which posts: values of `nType` (section 2). */
export type FeedTypeNumber = (typeof feedTypes)[keyof typeof feedTypes];
/** Values of `fFilter` and `gFilter`: those of section 4, and ours for whom one blocks or mutes. */
const filterNames = [...friendFilters, 'hidden'] as const;
export type FriendFilterName = (typeof filterNames)[number];

/** What the query of the feed says (section 2): one post, or which feed, of which friends, of which groups. */
export type FeedQuery = { pId?: number; nType?: FeedTypeNumber; fFilter?: FriendFilterName; gFilter?: FriendFilterName };

/** Reads the feed's query; of two of one name the first counts. A type or filter that there is none of is as good as none; a `pId` that can be no post makes the address one of nothing: null. */
export function readFeedQuery(search: Query<'/bang-tin'>): FeedQuery | null {
  const pId = readId(search.get('pId'));
  if (pId === null) return null;
  const nType = Object.values(feedTypes).find((type) => String(type) === search.get('nType'));
  const [fFilter, gFilter] = [filterOf(search.get('fFilter')), filterOf(search.get('gFilter'))];
  return { ...(pId !== undefined && { pId }), ...(nType && { nType }), ...(fFilter && { fFilter }), ...(gFilter && { gFilter }) };
}

/** The query of the chat page: null where `roomId` can be no room. An empty one is none. */
export function readChatQuery(search: Query<'/chatroom'>): { roomId?: number } | null {
  const roomId = readId(search.get('roomId') || null);
  return roomId === null ? null : roomId === undefined ? {} : { roomId };
}

/** The same as text, with its question mark; empty where there is nothing to say. What the readers read is what this writes. */
export function queryText<P extends Prefix>(query: QueryValues<P>): '' | `?${string}` {
  const given = Object.entries<string | number | undefined>(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

const filterOf = (text: string | null): FriendFilterName | undefined => filterNames.find((name) => name === text);

/** Digits that are a number above nought. Undefined: not given; null: given, and none. */
function readId(text: string | null): number | null | undefined {
  if (text === null) return undefined;
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
