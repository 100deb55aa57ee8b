import { feedTypes, userTypes, type Media } from '@portal/contracts';
import { actionModes, postTypes, type CardKind, type NewPostCard } from '@portal/contracts/newsfeed';
import type { PageCard } from '../page-cards/index.ts';

const feeds: Readonly<Record<number, number>> = {
  [postTypes.normal]: feedTypes.community,
  [postTypes.image]: feedTypes.community,
  [postTypes.video]: feedTypes.community,
  [postTypes.avatar]: feedTypes.community,
  [postTypes.shareTips]: feedTypes.tip,
  [postTypes.eventsLive]: feedTypes.event,
  [postTypes.shareEvent]: feedTypes.event,
};

/** The feed that posts of a type belong to besides the one of everything (`newsfeed`). */
export const feedOf = (postType: number): number => feeds[postType] ?? feedTypes.newsfeed;

/** The type of what a member writes is what is in it. */
export function typeOfWritten(media: readonly Pick<Media, 'kind'>[]): number {
  if (media.some(isVideo)) return postTypes.video;
  return media.length > 0 ? postTypes.image : postTypes.normal;
}

/** A video stands alone: among pictures nobody would find it, and two of them would play over each other. */
export const standsAlone = (media: readonly Pick<Media, 'kind'>[]): boolean => media.length <= 1 || !media.some(isVideo);

const isVideo = ({ kind }: Pick<Media, 'kind'>): boolean => kind === 'video';

/** A share says what it shares: tips, a room, an article, an event; what members write themselves is shared as words. */
export const typeOfShare = (sharedType: number): number => (feedOf(sharedType) === feedTypes.community ? postTypes.normal : sharedType);

const cardTypes = {
  tips: postTypes.shareTips,
  live: postTypes.shareLives,
  article: postTypes.shareArticle,
  event: postTypes.shareEvent,
} as const satisfies Record<CardKind, number>;
export const typeOfCard = (kind: CardKind): number => cardTypes[kind];

/** The type of a post with a card: a commentator who shows a match to come that somebody speaks at says when one is on air. */
export const typeOfPage = ({ card, airs = false }: Pick<PageCard, 'card' | 'airs'>, userType: number): number =>
  airs && userType === userTypes.commentator ? postTypes.eventsLive : typeOfCard(card.kind);

/** What a card is of. */
export type CardName = Pick<NewPostCard, 'kind' | 'id'>;
/** A thing that its author just made is shown once: its own id stands for the uuid. */
export const cardUuid = ({ kind, id }: CardName): string => `card-${kind}-${id}`;
/** Whether a post came about with the thing on its card, whose words it has: those of a tip stand as they were given. */
export const isOfItsCard = ({ uuid }: { readonly uuid: string }): boolean => uuid.startsWith('card-');

/** Whether a post is what its author wrote, with pictures or the card of a page or without; its type then changes with it. */
export const isWritten = (post: { readonly postType: number; readonly actionMode: number; readonly uuid: string }): boolean =>
  post.actionMode === actionModes.normal && post.postType !== postTypes.avatar && !isOfItsCard(post);
