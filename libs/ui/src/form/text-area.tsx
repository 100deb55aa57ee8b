import { useEffect, useRef, useState, type ComponentPropsWithoutRef, type Ref } from 'react';
import { cx } from '../foundation/class-names.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './text-area.module.css';

export type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'className' | 'maxLength'> &
  FieldWords & {
    /** Most characters. Counted, not enforced by the browser: a paste that is too long must not be cut silently. */
    readonly limit?: number | undefined;
    readonly ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Several lines of text: grows with what is written, counts when there is a limit. */
export function TextArea({ label, hideLabel, description, error, limit, id, ref, rows = 3, onInput, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const fit = () => {
    const element = area.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
    setLength(element.value.length);
  };
  // A form library writes the first value into the element itself, and puts it back when the form is reset.
  useEffect(fit, [rest.value]);
  useEffect(() => {
    const form = area.current?.form;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const afterReset = () => {
      timer = setTimeout(fit);
    };
    form?.addEventListener('reset', afterReset);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('reset', afterReset);
    };
  }, []);
  const counter = limit !== undefined && (
    <span className={cx(styles.counter, length > limit && styles.over)}>
      {length}/{limit}
    </span>
  );
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      description={description}
      error={error}
      id={id}
      required={rest.required}
      describedBy={rest['aria-describedby']}
      aside={counter}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={styles.area}
          ref={(element) => {
            area.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          onInput={(event) => {
            fit();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
