/** What Chromium sends when the portal can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export interface Install {
  /** Whether the browser would install the portal now. */
  possible(): boolean;
  subscribe(changed: () => void): () => void;
  /** Shows the browser's own question. It may be shown once for each offer. */
  ask(): Promise<void>;
}

/** Keeps the browser's offer to install the portal until somebody wants it. One for each page. */
export function createInstall(target: Pick<Window, 'addEventListener'>): Install {
  let offer: InstallPrompt | undefined;
  const listeners = new Set<() => void>();
  const change = (next: InstallPrompt | undefined) => {
    offer = next;
    for (const changed of listeners) changed();
  };
  target.addEventListener('beforeinstallprompt', (event) => {
    // Not at a moment of the browser's choosing, over a match.
    event.preventDefault();
    change(event as InstallPrompt);
  });
  target.addEventListener('appinstalled', () => change(undefined));
  return {
    possible: () => offer !== undefined,
    subscribe(changed) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    async ask() {
      const asked = offer;
      change(undefined);
      await asked?.prompt();
    },
  };
}
