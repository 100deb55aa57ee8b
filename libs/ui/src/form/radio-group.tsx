import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { cx } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { FieldError, saysSomething } from './field.tsx';
import styles from './radio-group.module.css';

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  /** Cards only. */
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
};
export type RadioGroupProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'value' | 'defaultValue' | 'size' | 'id'> & {
  readonly label: ReactNode;
  readonly hideLabel?: boolean | undefined;
  readonly error?: ReactNode;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

type Look = 'card' | 'segment';

function RadioGroup({ look, label, hideLabel = false, error, options, value, defaultValue, name, ref, ...rest }: RadioGroupProps & { look: Look }) {
  const id = useId();
  const bad = saysSomething(error);
  return (
    <fieldset className={styles.group} aria-describedby={bad ? `${id}-error` : undefined}>
      <legend className={cx(!hideLabel && styles.legend)}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={look === 'card' ? styles.cards : styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={cx(styles.option, styles[look])}>
            <input
              {...rest}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, readOnly: rest.onChange === undefined })}
              ref={ref}
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              className={styles.radio}
            />
            {option.icon}
            {look === 'card' ? (
              <span>
                <b>{option.label}</b>
                {option.description !== undefined && <small>{option.description}</small>}
              </span>
            ) : (
              option.label
            )}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** One of a few, each with a word about it. */
export function RadioCards(props: RadioGroupProps) {
  return <RadioGroup {...props} look="card" />;
}

/** One of two to four short words in a row; for pages that live in the address use SegmentedLinks. */
export function SegmentedControl(props: RadioGroupProps) {
  return <RadioGroup {...props} look="segment" />;
}
