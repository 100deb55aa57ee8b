import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { Panel } from '../panel/panel.tsx';
import styles from './filter-list.module.css';

export type FilterListItem = {
  readonly href: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly count?: ReactNode;
  readonly current?: boolean | undefined;
};
export type FilterListGroup = {
  readonly id: string;
  /** "Giải Đấu". */
  readonly title: string;
  readonly items?: readonly FilterListItem[] | undefined;
  /** "Xem 19 giải nữa": a link or, with `onClick`, a button. */
  readonly more?: { readonly label: string; readonly href?: string | undefined; readonly onClick?: (() => void) | undefined } | undefined;
  /** Switches and other controls. */
  readonly controls?: ReactNode;
};
export type FilterListProps = {
  readonly label: string;
  readonly groups: readonly FilterListGroup[];
  readonly level?: HeadingLevel | undefined;
  readonly renderLink?: RenderLink | undefined;
};

/** The column of filters left of a list (232 px on a desktop), with how much stands behind each. */
export function FilterList({ label, groups, level = 2, renderLink = plainLink }: FilterListProps) {
  const id = useId();
  return (
    <Panel as="aside" label={label} edgeToEdge>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
          <Heading level={level} id={`${id}-${group.id}`} className={styles.title}>
            {group.title}
          </Heading>
          {group.items && (
            <ul>
              {group.items.map((item) => (
                <li key={item.href}>
                  {renderLink({
                    href: item.href,
                    'aria-current': item.current ? 'true' : undefined,
                    className: styles.row,
                    children: (
                      <>
                        {item.icon}
                        <span className={styles.words}>{item.label}</span>
                        {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
                      </>
                    ),
                  })}
                </li>
              ))}
            </ul>
          )}
          {group.more && <More {...group.more} renderLink={renderLink} />}
          {group.controls !== undefined && <div className={styles.controls}>{group.controls}</div>}
        </section>
      ))}
      <div className={styles.foot} />
    </Panel>
  );
}

function More({ label, href, onClick, renderLink }: NonNullable<FilterListGroup['more']> & { renderLink: RenderLink }) {
  const className = `${styles.row} ${styles.more}`;
  const children = (
    <>
      <Plus size={18} aria-hidden="true" />
      {label}
    </>
  );
  return href !== undefined ? (
    renderLink({ href, className, children })
  ) : (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}
