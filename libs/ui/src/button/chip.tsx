import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './chip.module.css';

export type ChipProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-pressed'> & { readonly pressed?: boolean | undefined; readonly count?: ReactNode };

/** A filter that is on or off. */
export function Chip({ pressed = false, count, children, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={cx(styles.chip, className)}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

export type ChipLinkProps = {
  readonly href: string;
  readonly current?: boolean | undefined;
  readonly count?: ReactNode;
  readonly children: ReactNode;
  readonly renderLink?: RenderLink | undefined;
};

/** A filter that lives in the address. */
export function ChipLink({ href, current = false, count, children, renderLink = plainLink }: ChipLinkProps) {
  return renderLink({
    href,
    'aria-current': current ? 'true' : undefined,
    className: styles.chip,
    children: (
      <>
        {children}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </>
    ),
  });
}

/** Chips in a row that scrolls sideways on a phone. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  );
}
