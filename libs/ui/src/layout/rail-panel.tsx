import { useId, type ReactNode } from 'react';
import { Avatar, type Person } from '../avatar/avatar.tsx';
import type { HeadingLevel } from '../foundation/heading.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { Panel, PanelHeader } from '../panel/panel.tsx';
import { MoreLink } from '../panel/section-header.tsx';
import styles from './rail-panel.module.css';

export type RailPanelProps = {
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly more?: { readonly href: string; readonly label: ReactNode } | undefined;
  /** At the right end without a `more`: a count, a button. */
  readonly action?: ReactNode;
  readonly padded?: boolean | undefined;
  readonly children: ReactNode;
  readonly renderLink?: RenderLink | undefined;
};

/** A panel with a title, as they stand in a rail. */
export function RailPanel({ title, level = 2, more, action, padded = false, children, renderLink }: RailPanelProps) {
  const id = useId();
  return (
    <Panel labelledBy={id} edgeToEdge>
      <PanelHeader
        id={id}
        level={level}
        title={title}
        action={
          more ? (
            <MoreLink href={more.href} renderLink={renderLink}>
              {more.label}
            </MoreLink>
          ) : (
            action
          )
        }
      />
      {padded ? <div className={styles.padded}>{children}</div> : children}
    </Panel>
  );
}

export type RailItem = {
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly href?: string | undefined;
  readonly person?: (Person & { readonly online?: boolean | undefined; readonly vip?: boolean | undefined; readonly mic?: boolean | undefined }) | undefined;
  /** Instead of a person: a crest, an icon. */
  readonly icon?: ReactNode;
  readonly end?: ReactNode;
};

/** People or things, one line each. An `end` with a button needs a row without `href`. */
export function RailList({
  label,
  items,
  renderLink = plainLink,
}: {
  label?: string | undefined;
  items: readonly RailItem[];
  renderLink?: RenderLink | undefined;
}) {
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map((item) => {
        const children = (
          <>
            {item.person ? (
              <Avatar seed={item.person.seed} picture={item.person.picture} online={item.person.online} vip={item.person.vip} mic={item.person.mic} size={36} />
            ) : (
              item.icon
            )}
            <span className={styles.words}>
              <span className={styles.title}>{item.title}</span>
              {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
            </span>
            {item.end !== undefined && <span className={styles.end}>{item.end}</span>}
          </>
        );
        return (
          <li key={item.id}>
            {item.href === undefined ? <div className={styles.row}>{children}</div> : renderLink({ href: item.href, className: styles.row, children })}
          </li>
        );
      })}
    </ul>
  );
}
