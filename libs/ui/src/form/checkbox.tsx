import { useId, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cx } from '../foundation/class-names.ts';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import { FieldError, saysSomething } from './field.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'size'> & {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** Yes or no, as a part of a form. */
export function Checkbox({ label, description, error, ref, id: givenId, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const bad = saysSomething(error);
  const describedBy = cx(rest['aria-describedby'], description !== undefined && `${id}-description`, bad && `${id}-error`);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input {...rest} ref={ref} id={id} type="checkbox" className={styles.box} aria-invalid={bad || undefined} aria-describedby={describedBy || undefined} />
        <span className={styles.words}>
          <label htmlFor={id}>{label}</label>
          {description !== undefined && (
            <span id={`${id}-description`} className={styles.description}>
              {description}
            </span>
          )}
        </span>
      </div>
      <div className={styles.error}>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </div>
  );
}

export type SwitchProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'role' | 'size'> & {
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** On or off, at once ("Chỉ trận có BLV"). */
export function Switch({ label, ref, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.row, styles.switch)}>
      <span>{label}</span>
      <input {...rest} ref={ref} type="checkbox" role="switch" className={styles.slider} />
    </label>
  );
}

export type SwitchLinkProps = {
  readonly label: ReactNode;
  readonly on: boolean;
  /** Leads to the other state. */
  readonly href: string;
  readonly renderLink?: RenderLink | undefined;
};

/** The link of a switch is pressed by the space bar too. */
function pressed(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** The same for a choice that lives in an address or a cookie: it works without JavaScript. */
export function SwitchLink({ label, on, href, renderLink = plainLink }: SwitchLinkProps) {
  return renderLink({
    href,
    role: 'switch',
    'aria-checked': on,
    onKeyDown: pressed,
    className: cx(styles.row, styles.switch),
    children: (
      <>
        <span>{label}</span>
        <span className={cx(styles.slider, on && styles.on)} aria-hidden="true" />
      </>
    ),
  });
}
