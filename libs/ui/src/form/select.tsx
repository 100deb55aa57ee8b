import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Field, type FieldWords } from './field.tsx';
import styles from './select.module.css';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean | undefined };
export type SelectProps = Omit<ComponentPropsWithoutRef<'select'>, 'className' | 'children' | 'multiple'> &
  FieldWords & {
    readonly options: readonly SelectOption[];
    /** A first choice that chooses nothing: "Chọn giải đấu". */
    readonly placeholder?: string | undefined;
    readonly icon?: ReactNode;
    readonly ref?: Ref<HTMLSelectElement> | undefined;
  };

/** One of many, by the device's own list: the best one on a phone, and it works without JavaScript. */
export function Select({ label, hideLabel, description, error, options, placeholder, icon, id, ref, ...rest }: SelectProps) {
  return (
    <Field label={label} hideLabel={hideLabel} description={description} error={error} id={id} required={rest.required} describedBy={rest['aria-describedby']}>
      {(control) => (
        <>
          {icon}
          <span className={styles.box}>
            <select {...rest} {...control} ref={ref} className={styles.select}>
              {placeholder !== undefined && <option value="">{placeholder}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
            <ChevronDown size={18} aria-hidden="true" />
          </span>
        </>
      )}
    </Field>
  );
}
