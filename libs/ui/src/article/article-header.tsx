import type { ReactNode } from 'react';
import { Avatar, type Person } from '../avatar/avatar.tsx';
import { Headline } from '../foundation/headline.tsx';
import styles from './article-header.module.css';

export type ArticleHeaderProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly author?: Person | undefined;
  /** "21/11, 20:05", "6 phút đọc", "18,402 lượt xem". */
  readonly meta?: readonly ReactNode[] | undefined;
  /** Icon buttons: save, share. */
  readonly actions?: ReactNode;
};

/** Headline (h1), lead and byline. */
export function ArticleHeader({ title, lead, author, meta = [], actions }: ArticleHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>
        <Headline>{title}</Headline>
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.by}>
        {author && <Avatar seed={author.seed} picture={author.picture} size={40} />}
        <div>
          {author && <b>{author.name}</b>}
          {meta.length > 0 && (
            <p className={styles.meta}>
              {meta.map((words, index) => (
                <span key={index}>{words}</span>
              ))}
            </p>
          )}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
