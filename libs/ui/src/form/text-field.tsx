import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type FieldWords } from './field.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'size'> &
  FieldWords & {
    /** Icon on the left. */
    readonly icon?: ReactNode;
    /** At the right end, inside the frame: an icon button. */
    readonly trailing?: ReactNode;
    /** A password gets an eye with these two names. */
    readonly passwordLabels?: { readonly show: string; readonly hide: string } | undefined;
    readonly ref?: Ref<HTMLInputElement> | undefined;
  };

/** A line of text with its label, a hint and an error. 16 px on a phone, so that it does not zoom. */
export function TextField({ label, hideLabel, description, error, icon, trailing, passwordLabels, type = 'text', id, ref, ...rest }: TextFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field label={label} hideLabel={hideLabel} description={description} error={error} id={id} required={rest.required} describedBy={rest['aria-describedby']}>
      {(control) => (
        <>
          {icon}
          <input {...rest} {...control} ref={ref} type={type === 'password' && visible ? 'text' : type} />
          {type === 'password' && passwordLabels && (
            <IconButton label={visible ? passwordLabels.hide : passwordLabels.show} className={styles.eye} onClick={() => setVisible((before) => !before)}>
              {visible ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
            </IconButton>
          )}
          {trailing}
        </>
      )}
    </Field>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'passwordLabels'> & { readonly showLabel: string; readonly concealLabel: string };

/** A password with an eye: `showLabel` "Hiện mật khẩu", `concealLabel` "Ẩn mật khẩu". */
export function PasswordField({ showLabel, concealLabel, ...rest }: PasswordFieldProps) {
  return <TextField autoComplete="current-password" {...rest} type="password" passwordLabels={{ show: showLabel, hide: concealLabel }} />;
}
