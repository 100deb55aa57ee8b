import { ChevronDown } from 'lucide-react';
import { useId, useMemo, useRef, useState, type ClipboardEvent, type ReactNode, type Ref } from 'react';
import { acceptsPhoneText, cleanPastedPhone, PHONE, type PhoneCountry, type PhoneInputOptions, type PhoneResult } from '@portal/domain';
import { cx } from '../../foundation/class-names.ts';
import { useAfterPress } from '../../foundation/use-after-press.ts';
import { VisuallyHidden } from '../../foundation/visually-hidden.tsx';
import { Field, saysSomething, type FieldWords } from '../field.tsx';
import fieldStyles from '../field.module.css';
import { loadPhoneRules, type PhoneRules } from './check-phone.ts';
import { CountryList } from './country-list.tsx';
import { isRefused, NO_PHONE, phoneMessage, VIETNAM_DIAL_CODE, type PhoneValue, type PhoneWords } from './phone-value.ts';
import styles from './phone-field.module.css';

export type PhoneFieldProps = FieldWords &
  PhoneInputOptions & {
    readonly value: PhoneValue;
    readonly onChange: (value: PhoneValue) => void;
    readonly onBlur?: (() => void) | undefined;
    readonly name?: string | undefined;
    readonly ref?: Ref<HTMLInputElement> | undefined;
    /** Language of the countries' names: `vi`, `en`, `zh-Hant`. */
    readonly locale: string;
    /** "Quốc gia". */
    readonly countryLabel: string;
    /** What to say when the field is left with a number that is none. */
    readonly words: PhoneWords;
    readonly required?: boolean | undefined;
    readonly disabled?: boolean | undefined;
    /** Milliseconds of any clock, for what is typed in the list. */
    readonly now?: (() => number) | undefined;
  };

/** A phone number with its country (sections 5 and 9), Vietnam to begin with. The metadata of the countries is loaded with the first touch. */
export function PhoneField({
  value,
  onChange,
  onBlur,
  name,
  ref,
  locale,
  countryLabel,
  words,
  required,
  disabled = false,
  now = Date.now,
  maxLength = PHONE.maxLength,
  allowed,
  label,
  hideLabel,
  description,
  error,
}: PhoneFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const afterPress = useAfterPress();
  const [rules, setRules] = useState<PhoneRules>();
  const [open, setOpen] = useState(false);
  const [checked, setChecked] = useState<{ text: string; iso2: string; result: PhoneResult }>();
  const countries = useMemo(() => rules && vietnamFirst(rules.phoneCountries(locale)), [rules, locale]);
  const country = countries?.find(({ iso2 }) => iso2 === value.iso2);
  const dialCode = country?.dialCode ?? (value.iso2 === NO_PHONE.iso2 ? VIETNAM_DIAL_CODE : undefined);
  const options: PhoneInputOptions = { maxLength, ...(allowed && { allowed }) };

  // Without the file one can still write a number with its plus; the next touch asks again.
  const load = async () => {
    const loaded = rules ?? (await loadPhoneRules().catch(() => undefined));
    if (loaded) setRules(loaded);
    return loaded;
  };
  const write = (text: string) => onChange({ iso2: rules?.phoneCountryOf(text, value.iso2) ?? value.iso2, text });
  const typed = (text: string) => {
    const fit = acceptsPhoneText(text, options) ? text : cleanPastedPhone(text, options);
    if (fit !== null) write(fit);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const clean = cleanPastedPhone(event.clipboardData.getData('text'), options);
    if (clean === null) return;
    const before = value.text.slice(0, selectionStart ?? value.text.length);
    typed(before + clean + value.text.slice(selectionEnd ?? value.text.length));
  };
  const choose = ({ iso2 }: PhoneCountry) => {
    const code = `+${dialCode ?? ''}`;
    onChange({ iso2, text: value.text.startsWith(code) ? value.text.slice(code.length).trimStart() : value.text });
    setOpen(false);
    // The number comes next.
    input.current?.focus();
  };
  const close = (back: boolean) => {
    setOpen(false);
    if (back) button.current?.focus();
  };
  const leave = async () => {
    onBlur?.();
    const { text, iso2 } = value;
    const loaded = text === '' ? undefined : await load();
    if (!loaded || input.current?.value !== text) return;
    const result = loaded.phoneResult(text, iso2);
    const spaced = isRefused(result) ? text : loaded.formatPhoneAsTyped(text, iso2);
    const shown = acceptsPhoneText(spaced, options) ? spaced : text;
    if (shown !== text) onChange({ iso2, text: shown });
    await afterPress();
    setChecked({ text: shown, iso2, result });
  };

  const own = checked && checked.text === value.text && checked.iso2 === value.iso2 ? checked.result : undefined;
  const said = own && phoneMessage(own, words);
  const wrong: ReactNode = saysSomething(error) ? error : own && isRefused(own) ? said : undefined;
  const hint = own && !isRefused(own) && said ? said : description;
  return (
    <Field id={id} label={label} hideLabel={hideLabel} required={required} description={hint} error={wrong} bare>
      {(control) => (
        <>
          <div className={cx(fieldStyles.box, styles.box, control['aria-invalid'] && fieldStyles.bad)} onFocus={() => void load()}>
            <button
              ref={button}
              type="button"
              className={styles.country}
              disabled={disabled}
              aria-haspopup="listbox"
              aria-expanded={open}
              aria-controls={open ? `${id}-countries` : undefined}
              // Pressed while the list is open: it must close by the click, not by losing the focus first and open again.
              onMouseDown={(event) => {
                if (open) event.preventDefault();
              }}
              onClick={() => (open ? close(true) : void load().then((loaded) => setOpen(loaded !== undefined)))}
            >
              <VisuallyHidden>{country ? `${countryLabel}: ${country.name}, ` : `${countryLabel}: `}</VisuallyHidden>
              <span>{value.iso2}</span>
              {dialCode && <span className={styles.code}>{`+${dialCode}`}</span>}
              <ChevronDown size={16} aria-hidden="true" />
            </button>
            <input
              {...control}
              ref={(element) => {
                input.current = element;
                return handOn(ref, element);
              }}
              type="tel"
              name={name}
              autoComplete="tel"
              maxLength={Math.min(maxLength, PHONE.longestText)}
              required={required}
              disabled={disabled}
              value={value.text}
              onBeforeInput={(event) => {
                if (!acceptsPhoneText(String((event as { data?: unknown }).data ?? ''), options)) event.preventDefault();
              }}
              onChange={(event) => typed(event.currentTarget.value)}
              onPaste={paste}
              onBlur={() => void leave()}
            />
          </div>
          {open && countries && (
            <CountryList id={`${id}-countries`} label={countryLabel} countries={countries} chosen={value.iso2} onChoose={choose} onClose={close} now={now} />
          )}
        </>
      )}
    </Field>
  );
}

const vietnamFirst = (all: PhoneCountry[]) => [...all.filter(({ iso2 }) => iso2 === 'VN'), ...all.filter(({ iso2 }) => iso2 !== 'VN')];

function handOn<T>(ref: Ref<T> | undefined, element: T | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
