import { TextField, type TextFieldProps } from './text-field.tsx';

/** What was typed or pasted as the code of a message: its digits ('123 456' from a mail is 123456). */
export const readCode = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** The code of a message: the keys for digits, and the device may offer it by itself. With a form library: `register(name, { setValueAs: readCode })`. */
export function CodeField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>) {
  return <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} inputMode="numeric" maxLength={20} />;
}
