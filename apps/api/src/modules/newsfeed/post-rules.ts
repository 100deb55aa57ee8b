import { feedTypes } from '@portal/contracts';
import { postTypes, type CardKind } from '@portal/contracts/newsfeed';

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
export const typeOfWritten = (pictures: number): number => (pictures > 0 ? postTypes.image : postTypes.normal);

/** A share says what it shares: tips, a room, an article, an event; what members write themselves is shared as words. */
export const typeOfShare = (sharedType: number): number => (feedOf(sharedType) === feedTypes.community ? postTypes.normal : sharedType);

const cardTypes = {
  tips: postTypes.shareTips,
  live: postTypes.shareLives,
  article: postTypes.shareArticle,
  event: postTypes.shareEvent,
} as const satisfies Record<CardKind, number>;
export const typeOfCard = (kind: CardKind): number => cardTypes[kind];

/** Whether the type is made of what its author wrote, and changes with it. */
export const isWritten = (postType: number): boolean => postType === postTypes.normal || postType === postTypes.image;
