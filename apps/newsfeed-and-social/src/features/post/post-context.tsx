import { Megaphone, Newspaper, Radio, Share2, Ticket, UserPen } from 'lucide-react';
import { userTypes } from '@portal/contracts';
import { actionModes, postTypes, type MatchMoment, type Post } from '@portal/contracts/newsfeed';
import { matchMinute } from '@portal/domain';
import type { Translate } from '../portal/feed-words.ts';

const icons: Readonly<Record<number, typeof Ticket>> = {
  [postTypes.shareTips]: Ticket,
  [postTypes.shareLives]: Radio,
  [postTypes.eventsLive]: Megaphone,
  [postTypes.shareArticle]: Newspaper,
  [postTypes.shareEvent]: Megaphone,
  [postTypes.avatar]: UserPen,
};

/** What the author did, beside the time, and when in the match: "mời xem trận · phút 63". Nothing for words and pictures. */
export function PostContext({ post, t }: { post: Pick<Post, 'author' | 'postType' | 'shared' | 'actionMode' | 'moment'>; t: Translate }) {
  const isShare = post.shared !== null || post.actionMode === actionModes.share;
  const Icon = isShare ? Share2 : icons[post.postType];
  if (!Icon) return null;
  return (
    <>
      <Icon size={12} aria-hidden="true" /> {t(isShare ? 'context.share' : did(post))}
      {post.moment && ` · ${momentOf(post.moment, t)}`}
    </>
  );
}

/** A commentator invites to a match; anybody else talks of it. */
const did = ({ author, postType }: Pick<Post, 'author' | 'postType'>): string =>
  postType === postTypes.shareLives && author.userType !== userTypes.commentator ? 'context.match' : `context.${postType}`;

export const hasContext = ({ postType, shared }: Pick<Post, 'postType' | 'shared'>): boolean => shared !== null || postType in icons;

/** "phút 63", or that they rested. */
export const momentOf = ({ phase, minute, added }: MatchMoment, t: Translate): string =>
  phase === 'shoot-out' ? t('moment.shootOut') : minute === null ? t('moment.rest') : t('moment.minute', { minute: matchMinute(minute, added) });
