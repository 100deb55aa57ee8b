import { X } from 'lucide-react';
import { IconButton, Skeleton } from '@portal/ui';
import { PostCardPart } from '../post/post-parts.tsx';
import type { FeedWords } from '../portal/feed-words.ts';
import type { Attached } from './use-attached.ts';
import styles from './attached-page.module.css';

/** What the post will show of a page, and the way to take it off. */
export function AttachedPage({ attached: { open, card, loading }, words, onRemove }: { attached: Attached; words: FeedWords; onRemove: () => void }) {
  const { t } = words;
  if (open === null) return null;
  return (
    <div className={styles.page} role="group" aria-label={t('compose.page.label')}>
      {loading ? <Skeleton height={84} /> : card ? <PostCardPart card={card} words={words} /> : <p className={styles.path}>{open}</p>}
      <span>
        <IconButton label={t('compose.page.remove')} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}
