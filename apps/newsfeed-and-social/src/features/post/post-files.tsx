import type { Post } from '@portal/contracts/newsfeed';
import type { FeedWords } from '../portal/feed-words.ts';
import { PostPictures } from './post-pictures.tsx';
import { PostVideo } from './post-video.tsx';

/** Pictures of a post, or its video. */
export function PostFiles({ post, words }: { post: Pick<Post, 'media' | 'author' | 'content'>; words: FeedWords }) {
  const video = post.media.find(({ kind }) => kind === 'video');
  return video ? <PostVideo video={video} name={post.author.displayName} words={words} /> : <PostPictures post={post} words={words} />;
}
