import type { ComponentPropsWithoutRef } from 'react';
import { cx } from '../foundation/class-names.ts';
import { ReactionIcon, type ReactionKind } from './reaction-icon.tsx';
import styles from './reaction-chip.module.css';

export type ReactionChipProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label' | 'aria-pressed'> & {
  readonly kind: ReactionKind;
  readonly count: number;
  /** Mine is among them. */
  readonly pressed?: boolean | undefined;
  /** "Yêu, 24". */
  readonly label: string;
};

/** Reaction with its number: 26 px to see, 44 px to hit. */
export function ReactionChip({ kind, count, pressed = false, label, className, ...rest }: ReactionChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} aria-label={label} className={cx(styles.chip, className)}>
      <ReactionIcon kind={kind} />
      {count}
    </button>
  );
}
