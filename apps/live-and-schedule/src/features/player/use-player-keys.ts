import { useEffect, useRef } from 'react';
import type { PlayerModel } from './player.model.ts';

const writing = 'input:not([type=range]), textarea, select, [contenteditable], [role=dialog] *';
const pressable = 'button, a, [role], summary, input';

export interface PlayerDeeds {
  toggleFullScreen(): void;
  /** The picture takes the window, the chat beside it. */
  toggleTheatre(): void;
  leaveTheatre(): void;
  showKeys(): void;
}

/** Space plays and pauses, m mutes, f fills the screen, t the window, ? tells of them; never while somebody writes, and space not where it presses something. */
export function usePlayerKeys(model: Pick<PlayerModel, 'toggle' | 'setMuted' | 'muted'>, deeds: PlayerDeeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented || at.closest(writing)) return;
      const key = event.key.toLowerCase();
      if (key === 'm') model.setMuted(!model.muted);
      else if (key === 'f') latest.current.toggleFullScreen();
      else if (key === 't') latest.current.toggleTheatre();
      else if (key === '?') latest.current.showKeys();
      else if (key === 'escape') return latest.current.leaveTheatre();
      else if (key === ' ' && !at.closest(pressable)) model.toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [model]);
}
