import { Megaphone, Newspaper, Radio, Share2, Ticket, UserPen } from 'lucide-react';
import { actionModes, postTypes, type Post } from '@portal/contracts/newsfeed';
import type { Translate } from '../portal/feed-words.ts';

const icons: Readonly<Record<number, typeof Ticket>> = {
  [postTypes.shareTips]: Ticket,
  [postTypes.shareLives]: Radio,
  [postTypes.eventsLive]: Megaphone,
  [postTypes.shareArticle]: Newspaper,
  [postTypes.shareEvent]: Megaphone,
  [postTypes.avatar]: UserPen,
};

/** What the author did, beside the time: "mời xem trận". Nothing for words and pictures. */
export function PostContext({ post, t }: { post: Pick<Post, 'postType' | 'shared' | 'actionMode'>; t: Translate }) {
  const isShare = post.shared !== null || post.actionMode === actionModes.share;
  const Icon = isShare ? Share2 : icons[post.postType];
  if (!Icon) return null;
  return (
    <>
      <Icon size={12} aria-hidden="true" /> {t(isShare ? 'context.share' : `context.${post.postType}`)}
    </>
  );
}

export const hasContext = ({ postType, shared }: Pick<Post, 'postType' | 'shared'>): boolean => shared !== null || postType in icons;
