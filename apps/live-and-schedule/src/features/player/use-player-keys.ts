import { useDocumentKeys } from '@portal/ui';
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
  useDocumentKeys((event, at) => {
    if (event.repeat || at.closest(writing)) return false;
    const key = event.key.toLowerCase();
    if (key === 'm') model.setMuted(!model.muted);
    else if (key === 'f') deeds.toggleFullScreen();
    else if (key === 't') deeds.toggleTheatre();
    else if (key === '?') deeds.showKeys();
    else if (key === ' ' && !at.closest(pressable)) model.toggle();
    else {
      // It may close something else too.
      if (key === 'escape') deeds.leaveTheatre();
      return false;
    }
    return true;
  });
}
