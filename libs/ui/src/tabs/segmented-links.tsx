import { plainLink, type RenderLink } from '../foundation/link.tsx';
import type { TabLink } from './tab-links.tsx';
import styles from './segmented-links.module.css';

export type SegmentedLinksProps = { readonly label: string; readonly links: readonly TabLink[]; readonly renderLink?: RenderLink | undefined };

/** Two to four ways to see the same list ("Theo giờ", "Theo giải"), each with its own address. */
export function SegmentedLinks({ label, links, renderLink = plainLink }: SegmentedLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            {renderLink({
              href: link.href,
              'aria-current': link.current ? 'true' : undefined,
              className: styles.link,
              children: (
                <>
                  {link.label}
                  {link.count}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
