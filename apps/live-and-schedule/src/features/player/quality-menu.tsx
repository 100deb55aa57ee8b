import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { onPressOutside, VisuallyHidden } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';
import type { PlayerModel } from './player.model.ts';
import styles from './player.module.css';

/** The choice of picture sizes; nothing where the stream has only one, or the browser chooses by itself. */
export const QualityMenu = observer(function QualityMenu({ model, t }: { model: PlayerModel; t: Translate }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    return onPressOutside(
      () => root.current,
      () => setOpen(false),
    );
  }, [open]);

  if (model.levels.length < 2) return null;
  const auto = model.currentHeight && model.chosen === 'auto' ? t('player.autoAt', { level: `${model.currentHeight}p` }) : t('player.auto');
  const options = [
    { value: 'auto' as const, label: auto },
    ...model.levels.toSorted((a, b) => b.height - a.height).map(({ index, height }) => ({ value: index, label: `${height}p` })),
  ];
  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
    else if (event.key === 'ArrowUp') items[(at - 1 + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={root}
      className={styles.quality}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className={styles.qualityButton}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{t('player.quality')}: </VisuallyHidden>
        {model.currentHeight ? `${model.currentHeight}p` : t('player.auto')}
      </button>
      {open && (
        <div id={id} role="menu" tabIndex={-1} aria-label={t('player.quality')} className={styles.menu} onKeyDown={onKeyDown}>
          {options.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              role="menuitemradio"
              tabIndex={-1}
              aria-checked={value === model.chosen}
              className={styles.menuItem}
              onClick={() => {
                model.choose(value);
                close();
              }}
            >
              <Check size={16} aria-hidden="true" />
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
});
