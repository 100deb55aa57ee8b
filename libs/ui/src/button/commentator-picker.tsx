import { useId, type ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../foundation/class-names.ts';
import styles from './commentator-picker.module.css';

export type CommentatorOption = {
  readonly id: string;
  readonly seed: string;
  readonly name: string;
  /** "Tiếng Việt · 24,180". */
  readonly detail?: ReactNode;
  readonly onAir?: boolean | undefined;
  readonly picture?: string | null | undefined;
  readonly disabled?: boolean | undefined;
};
export type CommentatorPickerProps = {
  /** "Đổi BLV". */
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly options: readonly CommentatorOption[];
};

/** Choosing who comments: one tap, in a row that scrolls. Native radios, so that arrow keys work before hydration. */
export function CommentatorPicker({ label, value, onChange, options }: CommentatorPickerProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.row}>
      {options.map((option) => (
        <label key={option.id} className={cx(styles.option, option.disabled && styles.disabled)}>
          <input
            type="radio"
            name={group}
            value={option.id}
            checked={option.id === value}
            disabled={option.disabled}
            onChange={() => onChange(option.id)}
            className={styles.radio}
          />
          <Avatar seed={option.seed} picture={option.picture} size={36} mic onAir={option.onAir ?? false} dimmed={option.disabled ?? false} />
          <span>
            <b>{option.name}</b>
            {option.detail !== undefined && <small>{option.detail}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
