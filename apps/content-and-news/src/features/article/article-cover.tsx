import { useState } from 'react';
import type { Article } from '@portal/contracts/article';
import { useHydrated } from '@portal/platform';
import { ArticleFigure, MediaOverlay } from '@portal/ui';
import { coverPicture } from '../cover/cover-picture.ts';
import { overlayWords } from '../overlay-words.ts';
import type { Words } from '../words.ts';

/** The drawing at the head of an article; it can be looked at over the page. */
export function ArticleCover({ article: { id, cover, language }, words: { t } }: { article: Pick<Article, 'id' | 'cover' | 'language'>; words: Words }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const picture = coverPicture(cover, id);
  return (
    <>
      <ArticleFigure
        alt={cover.alt}
        credit={`${cover.credit}${language === 'zh' ? '。' : '.'}`}
        picture={picture}
        eager
        open={hydrated ? { label: t('overlay.open', { alt: cover.alt }), onOpen: () => setOpen(true) } : undefined}
      />
      <MediaOverlay
        items={[{ id: String(id), src: picture, alt: cover.alt }]}
        at={open ? 0 : null}
        onClose={() => setOpen(false)}
        words={overlayWords(t)}
        caption={cover.credit}
      />
    </>
  );
}
