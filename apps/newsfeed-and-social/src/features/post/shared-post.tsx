import { EyeOff } from 'lucide-react';
import { links } from '@portal/contracts';
import type { Post } from '@portal/contracts/newsfeed';
import { Avatar } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { PostCardPart, PostMedia } from './post-parts.tsx';
import { momentOf } from './post-context.tsx';
import { PostWords } from './post-words.tsx';
import styles from './post-parts.module.css';

/** The post within a post, or that it is gone. */
export function SharedPost({ shared, words }: { shared: NonNullable<Post['shared']>; words: FeedWords }) {
  const { t } = words;
  if (shared === 'gone')
    return (
      <p className={styles.gone}>
        <EyeOff size={16} aria-hidden="true" />
        {t('post.gone')}
      </p>
    );
  const { author } = shared;
  return (
    <div className={styles.shared}>
      <div className={styles.sharedHead}>
        <Avatar seed={String(author.userId)} picture={author.picture} size={32} mic={author.userType === 20} />
        <span>
          {renderLink({ href: links.profile(author.username), children: <b>{author.displayName}</b> })}
          <small>
            {renderLink({ href: links.post(shared.id), children: words.ago(shared.createdAt) })}
            {shared.moment && ` · ${momentOf(shared.moment, t)}`}
          </small>
        </span>
      </div>
      <PostWords text={shared.content} mentions={shared.mentions} moreLabel={t('post.more')} />
      {shared.card && (
        <div className={styles.sharedCard}>
          <PostCardPart card={shared.card} words={words} />
        </div>
      )}
      <PostMedia post={shared} words={words} />
    </div>
  );
}
