import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import { Headline } from '../foundation/headline.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { Image } from '../media/image.tsx';
import { Poster } from '../room/poster.tsx';
import styles from './article-card.module.css';

export type ArticleCardProps = {
  readonly href: string;
  readonly title: string;
  /** The first of a page is `big`, a list has `row`s, a rail has `compact` ones. */
  readonly look?: 'big' | 'row' | 'compact' | undefined;
  readonly level?: HeadingLevel | undefined;
  readonly picture?: string | null | undefined;
  /** Draws a poster where there is no picture: the id of the article. */
  readonly seed: string;
  readonly category?: ReactNode;
  readonly lead?: ReactNode;
  /** "21/11, 20:05" and further words: "18,402 lượt xem". */
  readonly meta?: readonly ReactNode[] | undefined;
  /** The picture is seen at once: load it first. */
  readonly eager?: boolean | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** How wide the picture is shown. */
const SIZES = { big: '(max-width: 1023.98px) 100vw, 680px', row: '(max-width: 1023.98px) 40vw, 240px', compact: '120px' } as const;

/** An article in a list. The whole card leads to it. */
export function ArticleCard({
  href,
  title,
  look = 'row',
  level = 3,
  picture,
  seed,
  category,
  lead,
  meta = [],
  eager = false,
  renderLink = plainLink,
}: ArticleCardProps) {
  return (
    <article className={cx(styles.card, styles[look])}>
      <div className={styles.picture}>
        {picture ? <Image boxed src={picture} alt="" sizes={SIZES[look]} priority={eager} fallback={<Poster seed={seed} />} /> : <Poster seed={seed} />}
      </div>
      <div className={styles.words}>
        {category !== undefined && look !== 'compact' && <p className={styles.category}>{category}</p>}
        <Heading level={level} className={styles.title}>
          {renderLink({ href, className: styles.link, children: <Headline>{title}</Headline> })}
        </Heading>
        {lead !== undefined && look !== 'compact' && <p className={styles.lead}>{lead}</p>}
        {meta.length > 0 && (
          <p className={styles.meta}>
            {meta.map((words, index) => (
              <span key={index}>{words}</span>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
