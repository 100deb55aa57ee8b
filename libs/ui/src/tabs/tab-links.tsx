import { useRef, type ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { useCurrentInSight } from '../foundation/use-current-in-sight.ts';
import styles from './tabs.module.css';

export type TabLink = { readonly href: string; readonly label: ReactNode; readonly current?: boolean | undefined; readonly count?: ReactNode };
export type TabLinksProps = {
  readonly label: string;
  readonly links: readonly TabLink[];
  readonly renderLink?: RenderLink | undefined;
  /** `page`: bigger, for the sports of the home page. */
  readonly size?: 'panel' | 'page' | undefined;
  /** At the right end: a MoreLink. In the `page` size a phone has no room for it. */
  readonly action?: ReactNode;
};

/** Looks like tabs, but each one is a page of its own. The list scrolls sideways on a phone, the current one in sight. */
export function TabLinks({ label, links, renderLink = plainLink, size = 'panel', action }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list, links.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul ref={list} className={cx(styles.list, size === 'page' && styles.page)}>
        {links.map((link) => (
          <li key={link.href}>
            {renderLink({
              href: link.href,
              'aria-current': link.current ? 'page' : undefined,
              className: styles.tab,
              children: (
                <>
                  {link.label}
                  {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
      {action !== undefined && <div className={cx(size === 'page' && styles.pageAction)}>{action}</div>}
    </nav>
  );
}
