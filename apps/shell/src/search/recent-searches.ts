/** As many as are offered again. */
export const RECENT = 5;
const KEY = 'recent-searches';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;

/** What was looked for from this browser, the latest first. Kept nowhere else; a browser without storage keeps nothing. */
export function recentSearches(shelf: Shelf) {
  const list = (): string[] => {
    try {
      const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter((words): words is string => typeof words === 'string' && words.trim() !== '').slice(0, RECENT) : [];
    } catch {
      return [];
    }
  };
  return {
    list,
    add(words: string): void {
      const next = [words, ...list().filter((other) => other.toLowerCase() !== words.toLowerCase())].slice(0, RECENT);
      try {
        shelf?.setItem(KEY, JSON.stringify(next));
      } catch {
        /* Full or forbidden: then it is not kept. */
      }
    },
    forget(): void {
      try {
        shelf?.removeItem(KEY);
      } catch {
        /* Nothing was kept. */
      }
    },
  };
}

/** The browser's own. */
export const ownShelf = (): Shelf => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};
