import type { CSSProperties, MouseEvent } from 'react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { Image } from '../media/image.tsx';
import styles from './image-grid.module.css';

export type GridImage = {
  readonly id: string;
  readonly src: string;
  /** What is to be seen; '' when nobody said. */
  readonly alt: string;
  /** Pixels, if known: a single picture then keeps its shape and its place. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A page of its own, or the file: where one gets without JavaScript. */
  readonly href?: string | undefined;
};
export type ImageGridProps = {
  readonly images: readonly GridImage[];
  /** "Ảnh 3", and of the last one "Ảnh 3 và 5 ảnh khác": `left` more than are shown. */
  readonly nameOf: (index: number, left: number) => string;
  /** Opens a picture over the page, in place of its `href`. */
  readonly onOpen?: ((index: number) => void) | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** How wide they are shown: the feed's column, from edge to edge on a phone. */
const WHOLE = '(max-width: 1023.98px) 100vw, 680px';
const PART = '(max-width: 1023.98px) 67vw, 454px';

/** With another button or a key the visitor wants the file in a tab of its own. */
const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** One to four pictures; of more the first three and how many are left. */
export function ImageGrid({ images, nameOf, onOpen, renderLink = plainLink }: ImageGridProps) {
  const shown = images.slice(0, images.length > 4 ? 3 : 4);
  const left = images.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <ul className={cx(styles.grid, left > 0 ? styles.many : styles[`of${shown.length}`])}>
      {shown.map((image, index) => {
        const last = index === shown.length - 1 ? left : 0;
        const children = (
          <>
            <Image boxed src={image.src} alt={image.alt} width={image.width} height={image.height} sizes={shown.length === 1 ? WHOLE : PART} />
            {last > 0 && (
              <span aria-hidden="true" className={styles.left}>
                +{last}
              </span>
            )}
          </>
        );
        const ratio = image.width && image.height ? ({ '--picture-ratio': `${image.width} / ${image.height}` } as CSSProperties) : undefined;
        const name = nameOf(index, last);
        return (
          <li key={image.id} style={ratio}>
            {onOpen && image.href !== undefined ? (
              <a
                href={image.href}
                aria-label={name}
                aria-haspopup="dialog"
                className={styles.cell}
                onClick={(event) => {
                  if (isPlain(event)) {
                    event.preventDefault();
                    onOpen(index);
                  }
                }}
              >
                {children}
              </a>
            ) : onOpen ? (
              <button type="button" aria-label={name} className={styles.cell} onClick={() => onOpen(index)}>
                {children}
              </button>
            ) : image.href !== undefined ? (
              renderLink({ href: image.href, 'aria-label': name, className: styles.cell, children })
            ) : (
              <div className={styles.cell}>{children}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
