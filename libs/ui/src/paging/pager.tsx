import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';

export type PagerProps = {
  /** "Các trang". */
  readonly label: string;
  /** From 1. */
  readonly current: number;
  /** Where several pages stand below each other, the first of them; `current` is the last. */
  readonly first?: number | undefined;
  readonly last: number;
  readonly href: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** "Trang 3". */
  readonly pageLabel: (page: number) => string;
  readonly renderLink?: RenderLink | undefined;
};

/** Numbered pages as links, for lists that must work without JavaScript. One page needs none. */
export function Pager({ label, current, first = current, last, href, previousLabel, nextLabel, pageLabel, renderLink = plainLink }: PagerProps) {
  if (last <= 1) return null;
  const turn = cx(styles.page, styles.turn);
  return (
    <nav aria-label={label}>
      <ul className={styles.pager}>
        {first > 1 && (
          <li>
            {renderLink({
              href: href(first - 1),
              rel: 'prev',
              'aria-label': previousLabel,
              className: turn,
              children: (
                <>
                  <ChevronLeft size={18} aria-hidden="true" />
                  <span>{previousLabel}</span>
                </>
              ),
            })}
          </li>
        )}
        {pageNumbers(current, last).map((page, index) => (
          <li key={page === 'gap' ? `gap ${index}` : page}>
            {page === 'gap' ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : (
              renderLink({
                href: href(page),
                'aria-label': pageLabel(page),
                // Of several pages that stand there the first is the one of the address.
                'aria-current': page === first ? 'page' : page > first && page <= current ? 'true' : undefined,
                className: cx(styles.page, styles.number),
                children: page,
              })
            )}
          </li>
        ))}
        {current < last && (
          <li>
            {renderLink({
              href: href(current + 1),
              rel: 'next',
              'aria-label': nextLabel,
              className: turn,
              children: (
                <>
                  <span>{nextLabel}</span>
                  <ChevronRight size={18} aria-hidden="true" />
                </>
              ),
            })}
          </li>
        )}
      </ul>
    </nav>
  );
}
