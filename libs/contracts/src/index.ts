// What every program knows. What a noun alone knows is in its own folder: `@portal/contracts/newsfeed`.
export * from './contract-number.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export { emptyList, isGuarded, missingInput } from './guarded.ts';
export * from './open.ts';
export * from './with-rest.ts';
export * from './codes.ts';
export * from './constants.ts';
export * from './person.ts';
export * from './media.ts';
export * from './sockets.ts';
export * from './links.ts';
export {
  LONGEST_IN_QUERY,
  MOST_IN_QUERY,
  OWN_PAGES,
  QUERY_OF_ALL,
  TABLE,
  type Address,
  type GuardName,
  type Layout,
  type OwnRow,
  type Prefix,
  type PrefixOf,
  type Query,
  type QueryName,
  type QueryValues,
  type Row,
} from './routes.ts';
export { queryText, readChatQuery, readFeedQuery, type FeedQuery, type FeedTypeNumber, type FriendFilterName } from './query.ts';
export * from './slots.ts';
export * from './release.ts';
export * from './delivery.ts';
export * from './visit.ts';
export * from './new-uuid.ts';
