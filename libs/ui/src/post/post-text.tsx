import { useState } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './post-card.module.css';

/** Above these a post is folded. */
const MOST_CHARACTERS = 480;
const MOST_LINES = 8;
/** A short shout may be big. */
const SHOUT = 60;

export type PostTextProps = {
  readonly text: string;
  /** "Xem thêm". */
  readonly moreLabel: string;
  /** Short words without a picture are set big. */
  readonly alone?: boolean | undefined;
};

/** The words of a post; long ones are folded, but all there for search engines and readers. */
export function PostText({ text, moreLabel, alone = false }: PostTextProps) {
  const [open, setOpen] = useState(false);
  const folded = !open && (text.length > MOST_CHARACTERS || text.split('\n').length > MOST_LINES);
  if (text === '') return null;
  return (
    <>
      <p className={cx(styles.text, folded && styles.clipped, alone && text.length <= SHOUT && styles.large)}>{text}</p>
      {folded && (
        <button type="button" className={styles.more} aria-expanded={false} onClick={() => setOpen(true)}>
          {moreLabel}
        </button>
      )}
    </>
  );
}
