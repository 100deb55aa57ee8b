/** What the page leaves for the time without a network, and the service worker shows: all words and colours are the page's, as the visitor had them. */
export interface LastSeen {
  /** `lang` attribute. */
  lang: string;
  colors: Record<'page' | 'surface' | 'border' | 'text' | 'muted' | 'action' | 'onAction' | 'live', string>;
  words: {
    title: string;
    heading: string;
    sorry: string;
    retry: string;
    /** When the schedule was seen; empty without one. */
    asOf: string;
  };
  /** Matches by tournament. */
  groups: readonly { name: string; rows: readonly LastSeenRow[] }[];
}
/** `score`: 'h - a' of a match that had one; `live`: it was being played then. */
export interface LastSeenRow {
  time: string;
  home: string;
  away: string;
  score: string | null;
  live: boolean;
}

/** Where in the browser's cache storage it lies. */
export const OFFLINE_CACHE = 'offline';
export const LAST_SEEN = '/-/last-seen.json';
/** Most matches that are kept. */
export const LAST_SEEN_ROWS = 60;
