import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** Title of a page (h1), a line about it, and at the right end what one can do; on a phone that fills a line of its own. */
export function PageHeader({ title, note, action }: { title: ReactNode; note?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
