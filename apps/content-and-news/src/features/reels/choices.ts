/** How one watches reels, kept in this browser alone. */
export interface Choices {
  readonly sound: boolean;
  readonly captions: boolean;
}

const KEYS = { sound: 'reels.sound', captions: 'reels.captions' } as const;

/** Silent, with captions, until somebody wants it otherwise; also where the browser keeps nothing. */
export function readChoices(): Choices {
  try {
    return { sound: localStorage.getItem(KEYS.sound) === '1', captions: localStorage.getItem(KEYS.captions) !== '0' };
  } catch {
    return { sound: false, captions: true };
  }
}

export function keepChoice(name: keyof Choices, on: boolean): void {
  try {
    localStorage.setItem(KEYS[name], on ? '1' : '0');
  } catch {
    /* Where nothing can be kept it holds for this page. */
  }
}
