/** What a visitor has said about odds and tips, kept in this browser alone. */
export interface AdultChoice {
  readonly adult: boolean;
  readonly hidden: boolean;
}

const KEYS = { adult: 'adult', hidden: 'hideOdds' } as const;
/** Tells every part in the page at once; the storage event only reaches other tabs. */
const CHANGED = 'portal:adult-choice';

export function readChoice(): AdultChoice {
  try {
    return { adult: localStorage.getItem(KEYS.adult) === '1', hidden: localStorage.getItem(KEYS.hidden) === '1' };
  } catch {
    return { adult: false, hidden: false };
  }
}

/** Keeps the choice and tells the page. Where nothing can be kept it holds for the parts that are in sight. */
export function saveChoice(choice: AdultChoice): void {
  try {
    for (const name of ['adult', 'hidden'] as const) {
      if (choice[name]) localStorage.setItem(KEYS[name], '1');
      else localStorage.removeItem(KEYS[name]);
    }
  } catch {
    /* A browser that keeps nothing is asked again on the next page. */
  }
  window.dispatchEvent(new CustomEvent<AdultChoice>(CHANGED, { detail: choice }));
}

/** Calls back with every change, of this tab or another, until the returned function is called. */
export function onChoice(callback: (choice: AdultChoice) => void): () => void {
  const here = (event: Event) => callback((event as CustomEvent<AdultChoice>).detail);
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === null || key === KEYS.adult || key === KEYS.hidden) callback(readChoice());
  };
  window.addEventListener(CHANGED, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(CHANGED, here);
    window.removeEventListener('storage', elsewhere);
  };
}
