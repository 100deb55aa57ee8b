import { foldText } from '@portal/domain';

/** Hashtags are told apart without case and marks, and without the sign in front. */
export const foldHashtag = (hashtag: string): string => foldText(hashtag.replace(/^#+/, '').trim());
