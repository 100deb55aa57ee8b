import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'size'> & {
  readonly label: ReactNode;
  /** The label is for screen readers only (a search field with its icon). */
  readonly hideLabel?: boolean | undefined;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** Icon on the left. */
  readonly icon?: ReactNode;
  /** At the right end, inside the frame: an icon button. */
  readonly trailing?: ReactNode;
  /** A password gets an eye with these two names. */
  readonly passwordLabels?: { readonly show: string; readonly hide: string } | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** A line of text with its label, a hint and an error. 16 px on a phone, so that it does not zoom. */
export function TextField({ label, hideLabel = false, description, error, icon, trailing, passwordLabels, type = 'text', id: givenId, ref, ...rest }: TextFieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const [visible, setVisible] = useState(false);
  const hasError = error !== undefined && error !== null && error !== false;
  const describedBy = cx(rest['aria-describedby'], description !== undefined && `${id}-description`, hasError && `${id}-error`);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
      <div className={cx(styles.box, hasError && styles.bad)}>
        {icon}
        <input {...rest} ref={ref} id={id} type={type === 'password' && visible ? 'text' : type} aria-invalid={hasError || undefined} aria-describedby={describedBy || undefined} />
        {type === 'password' && passwordLabels && (
          <IconButton label={visible ? passwordLabels.hide : passwordLabels.show} className={styles.eye} onClick={() => setVisible((before) => !before)}>
            {visible ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </IconButton>
        )}
        {trailing}
      </div>
      {description !== undefined && <p id={`${id}-description`} className={styles.description}>{description}</p>}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {hasError && <><CircleAlert size={16} aria-hidden="true" />{error}</>}
      </p>
    </div>
  );
}
