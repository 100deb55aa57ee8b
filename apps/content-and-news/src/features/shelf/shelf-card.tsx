import type { ReactNode } from 'react';
import { cx, Heading, type HeadingLevel } from '@portal/ui';
import { renderLink } from '../links.tsx';
import { textLanguage } from '../text-language.ts';
import styles from './shelf.module.css';

interface Props {
  href: string;
  picture: ReactNode;
  title: string;
  summary: string;
  /** Of title and summary. */
  language: string;
  /** How long it is, of what kind. */
  meta: ReactNode;
  level: HeadingLevel;
  /** On a phone the picture stands beside the words: it is higher than it is wide. */
  tall?: boolean;
}

/** One thing in a list of films or comics. All of the card leads to it. */
export const ShelfCard = ({ href, picture, title, summary, language, meta, level, tall = false }: Props) => (
  <article className={cx(styles.card, tall && styles.beside)}>
    {picture}
    <div className={styles.about}>
      <div lang={textLanguage(language)}>
        <Heading level={level} className={styles.name}>
          {renderLink({ href, className: styles.link, children: title })}
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
      <p className={styles.meta}>{meta}</p>
    </div>
  </article>
);
