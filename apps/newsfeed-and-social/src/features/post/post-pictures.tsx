import { useState } from 'react';
import type { Media } from '@portal/contracts';
import type { Post } from '@portal/contracts/newsfeed';
import { ImageGrid, MediaOverlay, type GridImage, type OverlayItem } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { overlayWords } from '../portal/overlay-words.ts';
import styles from './post-pictures.module.css';

/** The pictures of a post. Each opens over the page; without JavaScript it leads to its file. */
export function PostPictures({ post: { media, author, content }, words: { t } }: { post: Pick<Post, 'media' | 'author' | 'content'>; words: FeedWords }) {
  const name = author.displayName;
  const [at, setAt] = useState<number | null>(null);
  // A feed has many posts; most of their pictures are never opened.
  const [wanted, setWanted] = useState(false);
  const open = (index: number) => {
    setWanted(true);
    setAt(index);
  };
  return (
    <>
      <ImageGrid
        images={media.map(shown)}
        nameOf={(index, left) => {
          const opens = t(left > 0 ? 'post.pictureAndMore' : 'post.picture', { number: index + 1, left, name });
          const alt = media[index]?.alt;
          return alt ? t('post.pictureOf', { opens, alt }) : opens;
        }}
        onOpen={open}
      />
      {at !== null && <span hidden data-stays="" />}
      {wanted && (
        <MediaOverlay
          items={media.map((one, index) => opened(one, index, t('overlay.of', { name })))}
          at={at}
          onClose={() => setAt(null)}
          words={overlayWords(t)}
          caption={
            <>
              <b>{name}</b>
              {content && <p className={styles.words}>{content}</p>}
            </>
          }
        />
      )}
    </>
  );
}

const shown = ({ url, alt, width, height }: Media, index: number): GridImage => ({
  id: `${index} ${url}`,
  src: url,
  alt,
  href: url,
  width: width ?? undefined,
  height: height ?? undefined,
});
const opened = ({ url, thumb, alt, width, height }: Media, index: number, name: string): OverlayItem => ({
  id: `${index} ${url}`,
  src: url,
  thumb,
  alt: alt || name,
  width,
  height,
});
