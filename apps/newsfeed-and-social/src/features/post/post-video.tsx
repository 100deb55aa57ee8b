import { useState } from 'react';
import type { Media } from '@portal/contracts';
import { formatLength } from '@portal/i18n';
import type { FeedWords } from '../portal/feed-words.ts';
import styles from './post-video.module.css';

/** The video of a post: nothing of it is fetched before somebody wants to see it. It plays without JavaScript too. */
export function PostVideo({ video: { url, thumb, width, height, seconds, alt }, name, words: { t } }: { video: Media; name: string; words: FeedWords }) {
  const [begun, setBegun] = useState(false);
  const label = t(alt ? 'post.videoOf' : 'post.video', { name, alt });
  const length = seconds === undefined ? undefined : formatLength(seconds);
  return (
    <div className={styles.frame} data-stays={begun ? '' : undefined} style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}>
      {/* What is said in it is in no file: its author describes it. */}
      <video
        className={styles.video}
        src={url}
        poster={thumb ?? undefined}
        width={width ?? undefined}
        height={height ?? undefined}
        data-of-post=""
        aria-label={length === undefined ? label : `${label}, ${length}`}
        controls
        playsInline
        preload="none"
        onPlay={({ currentTarget }) => {
          setBegun(true);
          // One plays at a time.
          for (const other of document.querySelectorAll<HTMLVideoElement>('video[data-of-post]')) if (other !== currentTarget) other.pause();
        }}
      />
      {!begun && length !== undefined && (
        <span aria-hidden="true" className={styles.length}>
          {length}
        </span>
      )}
    </div>
  );
}
