import type { ReactNode } from 'react';
import { ChipLink, ChipRow } from '../button/chip.tsx';
import type { RenderLink } from '../foundation/link.tsx';
import { LiveDot } from '../tag/live-dot.tsx';
import styles from './filter-chips.module.css';

export type FilterChip = {
  readonly href: string;
  readonly label: ReactNode;
  readonly count?: ReactNode;
  readonly current?: boolean | undefined;
  /** "Đang đá": a red dot before the words. */
  readonly live?: boolean | undefined;
};
export type FilterChipsProps = { readonly label: string; readonly chips: readonly FilterChip[]; readonly renderLink?: RenderLink | undefined };

/** Filters that live in the address, in a row; on a phone it scrolls from edge to edge. */
export function FilterChips({ label, chips, renderLink }: FilterChipsProps) {
  return (
    <div className={styles.row}>
      <ChipRow label={label}>
        {chips.map((chip) => (
          <ChipLink key={chip.href} href={chip.href} current={chip.current} count={chip.count} renderLink={renderLink}>
            {chip.live && <LiveDot className={styles.dot} />}
            {chip.label}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
