import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { links } from '@portal/contracts';
import { Dialog, IconButton, TextField, VisuallyHidden } from '@portal/ui';
import { offered } from './offered.ts';
import { ownShelf, recentSearches } from './recent-searches.ts';
import { SearchOptions } from './search-options.tsx';
import { SearchStanding } from './search-standing.tsx';
import { useOnAir, useSearch } from './use-search.ts';
import { LONGEST_SEARCH } from './words.ts';
import css from './search-dialog.module.css';

/** The search over the page: a line to type in, and below it what is found, in groups. A combobox: the arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      kind="top"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('search.title')}
      closeLabel={t('close')}
      initialFocus={field}
    >
      <SearchBox field={field} onClose={onClose} />
    </Dialog>
  );
}

function SearchBox({ field, onClose }: { field: React.RefObject<HTMLInputElement | null>; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState('');
  const [recent] = useState(() => recentSearches(ownShelf()));
  const [kept, setKept] = useState(recent.list);
  const [active, setActive] = useState(-1);
  const words = text.trim();
  const state = useSearch(text);
  const onAir = useOnAir(state.status === 'resting');
  const groups = offered({ state, words, recent: kept, onAir });
  const options = groups.flatMap(({ options }) => options);
  const chosen = options[active];
  const optionId = (key: string) => `${list}-${key}`;
  useEffect(() => {
    setActive(-1);
  }, [state.status, words]);
  useEffect(() => {
    if (chosen) document.getElementById(optionId(chosen.key))?.scrollIntoView({ block: 'nearest' });
  });

  const done = () => {
    if (words) recent.add(words);
    onClose();
  };
  const go = () => {
    const href = chosen?.href ?? (words ? links.search(words) : undefined);
    if (!href) return;
    done();
    void navigate(href);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      // One place more than there are options: the line itself.
      setActive((before) => ((before + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go();
    }
  };

  return (
    <>
      <form role="search" action={links.search()} className={css.line} onSubmit={(event) => event.preventDefault()}>
        <TextField
          ref={field}
          label={t('search.label')}
          hideLabel
          name="q"
          value={text}
          maxLength={LONGEST_SEARCH}
          placeholder={t('search.placeholder')}
          icon={<Search size={18} aria-hidden />}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(chosen.key) : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={pressed}
          trailing={
            text !== '' && (
              <IconButton
                label={t('search.clear')}
                onClick={() => {
                  setText('');
                  field.current?.focus();
                }}
              >
                <X size={18} aria-hidden />
              </IconButton>
            )
          }
        />
      </form>
      <div className={css.results}>
        <SearchStanding state={state} words={words} onLeave={onClose} />
        {options.length > 0 && (
          <SearchOptions
            id={list}
            groups={groups}
            active={chosen?.key}
            optionId={optionId}
            onChosen={done}
            onForget={() => {
              recent.forget();
              setKept([]);
              field.current?.focus();
            }}
          />
        )}
        <VisuallyHidden>
          <p role="status">
            {state.status === 'found' ? t('search.found', { count: state.count, words }) : state.status === 'nothing' ? t('search.nothing', { words }) : ''}
          </p>
        </VisuallyHidden>
      </div>
    </>
  );
}
