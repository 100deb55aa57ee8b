import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { Heading } from '../foundation/heading.tsx';
import { Image } from '../media/image.tsx';
import { Poster } from '../room/poster.tsx';
import styles from './article-body.module.css';

/** The words of an article: 17 px in lines of at most 700 px. Paragraphs are plain `<p>`. */
export const ArticleBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;

export const ArticleHeading = ({ level = 2, id, children }: { level?: 2 | 3 | undefined; id?: string | undefined; children: ReactNode }) => (
  <Heading level={level} id={id} className={cx(styles.heading, styles[`heading${level}`])}>
    {children}
  </Heading>
);

/** Words of somebody, and whose. */
export const ArticleQuote = ({ by, children }: { by?: ReactNode; children: ReactNode }) => (
  <blockquote className={styles.quote}>
    {children}
    {by !== undefined && <footer>{by}</footer>}
  </blockquote>
);

export function ArticleList({ ordered = false, items }: { ordered?: boolean | undefined; items: readonly ReactNode[] }) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Element>
  );
}

export type ArticleFigureProps = {
  readonly picture?: string | null | undefined;
  /** Draws a poster where there is no picture. */
  readonly seed?: string | undefined;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly caption?: ReactNode;
  /** "Minh hoạ: ban biên tập." */
  readonly credit?: ReactNode;
  readonly eager?: boolean | undefined;
  /** Opens it over the page. Give it once the page is alive: without JavaScript it could do nothing. */
  readonly open?: { readonly label: string; readonly onOpen: () => void } | undefined;
};

/** A picture with its caption and where it comes from. Its place is kept; the first of a body fills a phone's width. */
export function ArticleFigure({ picture, seed, alt, width, height, caption, credit, eager = false, open }: ArticleFigureProps) {
  const shaped = picture && width && height;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} style={{ aspectRatio: shaped ? `${width} / ${height}` : '16 / 9' }}>
        {picture ? (
          <Image
            boxed
            src={picture}
            alt={alt}
            width={width}
            height={height}
            sizes="(max-width: 1023.98px) 100vw, 700px"
            priority={eager}
            fallback={<Poster seed={seed ?? alt} />}
          />
        ) : (
          <Poster seed={seed ?? alt} />
        )}
        {picture && open && <button type="button" aria-label={open.label} aria-haspopup="dialog" className={styles.open} onClick={open.onOpen} />}
      </div>
      {(caption !== undefined || credit !== undefined) && (
        <figcaption className={styles.caption}>
          {caption}
          {caption !== undefined && credit !== undefined && ' '}
          {credit}
        </figcaption>
      )}
    </figure>
  );
}
