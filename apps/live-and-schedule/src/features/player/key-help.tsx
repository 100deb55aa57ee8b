import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton, onPressOutside } from '@portal/ui';
import type { Translate } from '../match/match-words.ts';
import styles from './key-help.module.css';

/** Keys and what they do; `/` is the portal's. */
const keys = [
  ['space', 'play'],
  ['M', 'mute'],
  ['F', 'fullScreen'],
  ['T', 'theatre'],
  ['/', 'search'],
  ['Esc', 'leave'],
  ['?', 'help'],
] as const;

/** What the keyboard does in a room, over the picture: it is seen in full screen too. Gives the focus back when it goes. */
export function KeyHelp({ onClose, t }: { onClose(): void; t: Translate }) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    const ignore = onPressOutside(
      () => box.current,
      () => close.current(),
    );
    return () => {
      ignore();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className={styles.help}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== '?') return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <h2 id={title}>{t('player.keys')}</h2>
      <IconButton onDark label={t('player.closeKeys')} className={styles.close} onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
      <dl>
        {keys.map(([key, deed]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'space' ? t('player.key.space') : key}</kbd>
            </dt>
            <dd>{t(`player.key.${deed}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
