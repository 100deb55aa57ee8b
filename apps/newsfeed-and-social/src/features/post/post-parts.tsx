import { knownWord } from '@portal/contracts';
import { cardKinds, postTypes, type Post, type PostCard as Card } from '@portal/contracts/newsfeed';
import { Avatar, LinkCard } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { PostFiles } from './post-files.tsx';
import { RoomBoard } from './room-board.tsx';
import styles from './post-parts.module.css';

/** What a post shows of something else: a room with its score, anything else as a link. */
export function PostCardPart({ card, words }: { card: Card; words: FeedWords }) {
  if (card.kind === 'live') return <RoomBoard card={card} words={words} />;
  return (
    <LinkCard
      href={card.link}
      title={card.title}
      text={card.text}
      host={knownWord(cardKinds, card.kind) && words.t(`card.${card.kind}`)}
      renderLink={renderLink}
    />
  );
}

/** Pictures, a video, or the new face of somebody. */
export function PostMedia({ post, words }: { post: Pick<Post, 'postType' | 'media' | 'author' | 'content'>; words: FeedWords }) {
  if (post.postType === postTypes.avatar && post.media.length === 0) {
    return (
      <div className={styles.portrait}>
        <Avatar
          seed={String(post.author.userId)}
          picture={post.author.picture}
          size={148}
          label={words.t('post.avatarOf', { name: post.author.displayName })}
        />
      </div>
    );
  }
  if (post.media.length === 0) return null;
  return <PostFiles post={post} words={words} />;
}
