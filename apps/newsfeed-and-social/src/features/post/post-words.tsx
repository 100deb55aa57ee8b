import { useState } from 'react';
import { links, type Person } from '@portal/contracts';
import { cx } from '@portal/ui';
import { hashtagLink, renderLink } from '../portal/links.tsx';
import { textParts } from './text-parts.ts';
import styles from './post-words.module.css';

/** Above these a post is folded. */
const MOST_CHARACTERS = 480;
const MOST_LINES = 8;
/** A short shout may be big. */
const SHOUT = 60;

interface Props {
  text: string;
  /** Members whom it mentions: their names lead to them. */
  mentions?: readonly Person[] | undefined;
  /** "Xem thêm". */
  moreLabel: string;
  /** Nothing else stands in the post: short words are set big. */
  alone?: boolean;
  /** On a page of its own nothing is folded. */
  whole?: boolean;
}

/** The words of a post, hashtags, addresses and mentions as links. Long ones are folded, but all there for search engines and readers. */
export function PostWords({ text, mentions = [], moreLabel, alone = false, whole = false }: Props) {
  const [open, setOpen] = useState(whole);
  if (text === '') return null;
  const folded = !open && (text.length > MOST_CHARACTERS || text.split('\n').length > MOST_LINES);
  return (
    <>
      <p className={cx(styles.words, folded && styles.folded, alone && text.length <= SHOUT && styles.shout)} data-stays={open && !whole ? '' : undefined}>
        {textParts(
          text,
          mentions.map(({ username }) => username),
        ).map((part, index) => {
          if (part.kind === 'mention')
            return (
              <span key={index} className={styles.link}>
                {renderLink({ href: links.profile(part.username), children: part.text })}
              </span>
            );
          if (part.kind === 'hashtag')
            return (
              <span key={index} className={styles.link}>
                {renderLink({ href: hashtagLink(part.tag), children: part.text })}
              </span>
            );
          if (part.kind === 'link')
            return (
              <a key={index} className={styles.link} href={part.href} target="_blank" rel="nofollow noopener ugc">
                {part.text}
              </a>
            );
          return part.text;
        })}
      </p>
      {folded && (
        <button type="button" className={styles.more} aria-expanded={false} onClick={() => setOpen(true)}>
          {moreLabel}
        </button>
      )}
    </>
  );
}
