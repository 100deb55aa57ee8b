import type { Post } from '@portal/contracts/newsfeed';
import { namingWords } from '@portal/i18n';
import type { FeedWords } from '../portal/feed-words.ts';

/** Which post a button belongs to, for who hears it without seeing where it stands: "bài của Kính Cận: “Tối nay…”", and of pictures alone when it was posted. */
export const nameOfPost = ({ author, content, createdAt }: Pick<Post, 'author' | 'content' | 'createdAt'>, { t, at }: Pick<FeedWords, 't' | 'at'>): string =>
  content.trim()
    ? t('post.of', { name: author.displayName, words: namingWords(content) })
    : t('post.ofTime', { name: author.displayName, time: at(createdAt) });
