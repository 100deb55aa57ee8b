import { useState } from 'react';
import { zoomFromPercent } from '@portal/domain';
import styles from './media-overlay.module.css';

export const percentOf = (zoom: number): string => `${Math.round(zoom * 100)}%`;

/** The zoom as a percentage one can type over. What is no number is forgotten; Escape takes back what was typed. */
export function ZoomBox({ zoom, label, onZoom }: { readonly zoom: number; readonly label: string; readonly onZoom: (zoom: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const wanted = typed === null ? null : zoomFromPercent(typed);
    setTyped(null);
    if (wanted !== null) onZoom(wanted);
  };
  return (
    <input
      className={styles.box}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      maxLength={8}
      value={typed ?? percentOf(zoom)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape' && typed !== null) {
          // The overlay stays: it leaves alone what is prevented here.
          event.preventDefault();
          setTyped(null);
        }
      }}
    />
  );
}
