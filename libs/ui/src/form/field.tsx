import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import styles from './field.module.css';

/** What every field of a form has besides its control. */
export type FieldWords = {
  readonly label: ReactNode;
  /** The label is for screen readers only (a search field with its icon). */
  readonly hideLabel?: boolean | undefined;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
};

/** What a control must carry so that label, description and error belong to it. */
export type ControlProps = { readonly id: string; readonly 'aria-invalid': true | undefined; readonly 'aria-describedby': string | undefined };

export type FieldProps = FieldWords & {
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  /** More that describes the control: ids, with a space between. */
  readonly describedBy?: string | undefined;
  /** At the right end below the control: a counter. */
  readonly aside?: ReactNode;
  /** Without the frame of a text field (a control that draws its own). */
  readonly bare?: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

export const saysSomething = (words: ReactNode): boolean => words !== undefined && words !== null && words !== false && words !== '';

/** Label, control, description and error of one field, wired by ids. */
export function Field({ label, hideLabel = false, description, error, id: givenId, required = false, describedBy, aside, bare = false, children }: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const bad = saysSomething(error);
  const described = cx(describedBy, saysSomething(description) && `${id}-description`, bad && `${id}-error`);
  const control = children({ id, 'aria-invalid': bad || undefined, 'aria-describedby': described || undefined });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={cx(styles.label, required && styles.required)}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {bare ? control : <div className={cx(styles.box, bad && styles.bad)}>{control}</div>}
      {(saysSomething(description) || saysSomething(aside)) && (
        <div className={styles.foot}>
          {saysSomething(description) ? (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          ) : (
            <span />
          )}
          {aside}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** What is wrong with a field. Always in the page, so that screen readers hear it come. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {saysSomething(children) && (
        <>
          <CircleAlert size={16} aria-hidden="true" />
          {children}
        </>
      )}
    </p>
  );
}
