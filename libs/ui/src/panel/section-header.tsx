import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './section-header.module.css';

export type SectionHeaderProps = {
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly id?: string | undefined;
  /** Quiet words after the title: "T7 21/11". */
  readonly note?: ReactNode;
  /** At the right end: a MoreLink. */
  readonly action?: ReactNode;
};

/** Title of a part of the page. */
export function SectionHeader({ title, level = 2, id, note, action }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <Heading level={level} id={id} className={styles.title}>
        {title}
      </Heading>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Title of a page (h1). */
export function PageTitle({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.pageTitle}>{children}</h1>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

export type MoreLinkProps = { readonly href: string; readonly children: ReactNode; readonly renderLink?: RenderLink | undefined };

/** "Tất cả phòng ›". */
export function MoreLink({ href, children, renderLink = plainLink }: MoreLinkProps) {
  return renderLink({
    href,
    className: styles.more,
    children: (
      <>
        {children}
        <ChevronRight size={16} aria-hidden="true" />
      </>
    ),
  });
}
