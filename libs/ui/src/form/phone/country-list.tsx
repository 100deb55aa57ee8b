import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { findTyped, NOTHING_TYPED, typeKey, type PhoneCountry } from '@portal/domain';
import { cx } from '../../foundation/class-names.ts';
import styles from './phone-field.module.css';

interface Props {
  id: string;
  label: string;
  countries: readonly PhoneCountry[];
  chosen: string;
  onChoose: (country: PhoneCountry) => void;
  /** `back`: the focus goes to where it came from. */
  onClose: (back: boolean) => void;
  /** Milliseconds of any clock. */
  now: () => number;
}

/** How far Page Up and Page Down go: about what is in sight. */
const PAGE = 6;

/** The countries as a listbox: arrows, Home, End and what is typed move in it, Enter or Space chooses, Escape and leaving close it. */
export function CountryList({ id, label, countries, chosen, onChoose, onClose, now }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef(NOTHING_TYPED);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ iso2 }) => iso2 === chosen),
    ),
  );
  const optionId = (place: number) => `${id}-${countries[place]?.iso2 ?? ''}`;
  useEffect(() => {
    list.current?.focus();
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const steps: Partial<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: countries.length - 1,
  };
  const choose = (place: number) => {
    const country = countries[place];
    if (country) onChoose(country);
  };
  const find = (key: string) => {
    typed.current = typeKey(typed.current, key, now());
    const byCode = /^\d/.test(typed.current.text);
    const place = findTyped(
      countries.map(({ name, dialCode }) => (byCode ? dialCode : name)),
      typed.current,
    );
    if (place >= 0) setActive(place);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const step = steps[key];
    const typing = typed.current.text !== '' && typeKey(typed.current, '', now()).text !== '';
    if (step !== undefined) setActive(Math.min(countries.length - 1, Math.max(0, step)));
    else if (key === 'Enter' || (key === ' ' && !typing)) choose(active);
    else if (key === 'Escape') {
      onClose(true);
      // Only the list closes, not the dialog that the form may stand in.
      event.nativeEvent.stopImmediatePropagation();
    } else if ([...key].length === 1) find(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={optionId(active)}
      className={styles.list}
      onKeyDown={press}
      onBlur={() => onClose(false)}
    >
      {countries.map((country, place) => (
        // The keys are the list's: the focus stays on it. Pressing must not take it away before the click is done.
        <li
          key={country.iso2}
          id={optionId(place)}
          role="option"
          aria-selected={country.iso2 === chosen}
          className={cx(styles.option, place === active && styles.active)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(place)}
        >
          <span className={styles.check}>{country.iso2 === chosen && <Check size={18} aria-hidden="true" />}</span>
          <span className={styles.name}>{country.name}</span>
          <span className={styles.code}>+{country.dialCode}</span>
        </li>
      ))}
    </ul>
  );
}
