import { useEffect } from 'react';
import type { PlayerModel } from './player.model.ts';

const writing = 'input:not([type=range]), textarea, select, [contenteditable], [role=dialog] *';
const pressable = 'button, a, [role], summary, input';

/** Space plays and pauses, m mutes, f fills the screen; never while somebody writes, and space not where it presses something. */
export function usePlayerKeys(model: Pick<PlayerModel, 'toggle' | 'setMuted' | 'muted'>, toggleFullScreen: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented || at.closest(writing)) return;
      const key = event.key.toLowerCase();
      if (key === 'm') model.setMuted(!model.muted);
      else if (key === 'f') toggleFullScreen();
      else if (key === ' ' && !at.closest(pressable)) model.toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [model, toggleFullScreen]);
}
