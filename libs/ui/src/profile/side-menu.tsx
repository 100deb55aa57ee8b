import type { ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { Count } from '../tag/count.tsx';
import styles from './side-menu.module.css';

export type SideMenuItem = {
  readonly id: string;
  readonly label: string;
  /** 20 px. */
  readonly icon: ReactNode;
  readonly href?: string | undefined;
  /** A deed instead of a page: "Đăng Xuất". */
  readonly onClick?: (() => void) | undefined;
  readonly current?: boolean | undefined;
  readonly count?:
    | {
        readonly value: number;
        /** "2 bài mới". */
        readonly label: string;
      }
    | undefined;
};
export type SideMenuProps = {
  readonly label: string;
  /** Groups have a line between them. */
  readonly groups: readonly (readonly SideMenuItem[])[];
  /** On the page's ground, without a card (feed). */
  readonly bare?: boolean | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** The pages of an account or a feed, below one another. */
export function SideMenu({ label, groups, bare = false, renderLink = plainLink }: SideMenuProps) {
  return (
    <nav aria-label={label} className={cx(styles.menu, bare ? styles.bare : styles.framed)}>
      {groups
        .filter((items) => items.length > 0)
        .map((items) => (
          <ul key={items[0]?.id}>
            {items.map((item) => {
              const children = (
                <>
                  {item.icon}
                  <span>{item.label}</span>
                  {item.count && item.count.value > 0 && (
                    <>
                      <Count value={item.count.value} className={styles.end} />
                      <VisuallyHidden>{item.count.label}</VisuallyHidden>
                    </>
                  )}
                </>
              );
              return (
                <li key={item.id}>
                  {item.href !== undefined ? (
                    renderLink({ href: item.href, 'aria-current': item.current ? 'page' : undefined, className: styles.row, children })
                  ) : (
                    <button type="button" className={styles.row} onClick={item.onClick}>
                      {children}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        ))}
    </nav>
  );
}
