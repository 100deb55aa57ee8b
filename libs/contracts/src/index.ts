export * from './contract-number.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './open.ts';
export * from './with-rest.ts';
export * from './codes.ts';
export * from './constants.ts';
export * from './match.ts';
export * from './person.ts';
export * from './post.ts';
export * from './article.ts';
export * from './tip.ts';
export * from './points.ts';
export * from './chat.ts';
export * from './frames.ts';
export * from './calls/index.ts';
export { uuid } from './calls/paging.ts';
export { isSeen } from './calls/text.ts';
export {
  userInfo,
  credentials,
  registration,
  profile,
  username,
  newPassword,
  displayName,
  type UserInfo,
  type Credentials,
  type Registration,
  type OwnSession,
  type Profile,
} from './calls/user.ts';
export { newPost, type NewPost } from './calls/newsfeed.ts';
export { comment, type Comment } from './calls/comment.ts';
export type { Notification } from './calls/community.ts';
export { newTip, type NewTip } from './calls/tips.ts';
export { feedbackKinds } from './calls/live.ts';
export { stream, liveRoom, type Stream, type LiveRoom, type MatchList } from './calls/schedule.ts';
export {
  bannerDomainTypes,
  bannerPositions,
  sitemapParts,
  type SitemapPart,
  type Banner,
  type Found,
  type NavLink,
  type SiteSettings,
} from './calls/resource.ts';
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
export * from './site.ts';
export * from './slots.ts';
export * from './release.ts';
export * from './delivery.ts';
export * from './visit.ts';
export * from './new-uuid.ts';
