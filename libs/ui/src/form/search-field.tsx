import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { TextField } from './text-field.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  /** "Tìm đội hoặc giải". */
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** "Xoá". */
  readonly clearLabel: string;
  readonly name?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Where the form goes without JavaScript. */
  readonly action?: string | undefined;
  /** Further parts of the address to keep without JavaScript. */
  readonly keep?: Readonly<Record<string, string>> | undefined;
  /** With every letter; slow work waits a little by itself. */
  readonly onType?: ((words: string) => void) | undefined;
  /** With Enter, and with '' when the field was cleared. */
  readonly onSearch?: ((words: string) => void) | undefined;
};

/** Looks for words: a form that also works without JavaScript. */
export function SearchField({
  label,
  placeholder = label,
  clearLabel,
  name = 'q',
  defaultValue = '',
  maxLength = 100,
  action,
  keep = {},
  onType,
  onSearch,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState(defaultValue !== '');
  const typed = (words: string) => {
    setFilled(words !== '');
    onType?.(words);
  };
  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch(input.current?.value.trim() ?? '');
      }}
    >
      {Object.entries(keep).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <TextField
        ref={input}
        label={label}
        hideLabel
        name={name}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={defaultValue}
        maxLength={maxLength}
        icon={<Search size={18} aria-hidden="true" />}
        onChange={(event) => typed(event.currentTarget.value)}
        trailing={
          filled && (
            <IconButton
              label={clearLabel}
              className={styles.clear}
              onClick={() => {
                if (input.current) input.current.value = '';
                typed('');
                onSearch?.('');
                input.current?.focus();
              }}
            >
              <X size={18} aria-hidden="true" />
            </IconButton>
          )
        }
      />
    </form>
  );
}
