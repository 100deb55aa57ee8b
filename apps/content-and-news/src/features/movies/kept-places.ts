import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useHydrated } from '@portal/platform';

/** How far one has watched an episode. Seconds; `when` in ms since 1970. */
export interface KeptPlace {
  readonly at: number;
  readonly of: number;
  readonly when: number;
}
export type KeptPlaces = ReadonlyMap<string, KeptPlace>;

/** Kept in this browser alone: what one watches is nobody's business. */
const KEY = 'movies.places';
/** The oldest give way. */
const MOST = 100;
/** Who has seen so little has not begun; who is so near to the end has seen it: its last moments are a picture that stands. Seconds. */
const BEGUN = 3;
const LAST = 3;

export const placeKey = (slug: string, episode: number): string => `${slug}/${episode}`;
export const isSeen = ({ at, of }: KeptPlace): boolean => at >= of - LAST;
export const isBegun = ({ at }: KeptPlace): boolean => at >= BEGUN;
/** Where to go on in a film so long; undefined: from the start. */
export const goesOnAt = (place: KeptPlace | undefined, of: number): number | undefined =>
  place && isBegun(place) && !isSeen({ ...place, of }) ? place.at : undefined;
export const percentOf = ({ at, of }: KeptPlace): number => Math.min(100, Math.round((100 * at) / of));

function isPlace(value: unknown): value is KeptPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { at, of, when } = value as Partial<Record<keyof KeptPlace, unknown>>;
  return [at, of, when].every(Number.isFinite) && Number(of) > 0 && Number(at) >= 0;
}

/** Whatever else stands there, a page of an older or newer portal may have written it, is none. */
function parse(text: string | null): KeptPlaces {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return new Map(Object.entries(read ?? {}).filter((entry): entry is [string, KeptPlace] => isPlace(entry[1])));
  } catch {
    return new Map();
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const readPlaces = (): KeptPlaces => parse(read());

export function keepPlace(key: string, place: KeptPlace): void {
  const newest = [...new Map(readPlaces()).set(key, place)].toSorted(([, one], [, other]) => other.when - one.when).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
    // Other tabs are told by the browser, this one is not.
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
  } catch {
    /* Where nothing can be kept one begins anew. */
  }
}

const nothing = () => null;

function subscribe(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

export type PlaceOf = (episode: number) => KeptPlace | undefined;
export interface Onward {
  readonly number: number;
  readonly how: 'begin' | 'goOn' | 'again';
}

/** Of episodes in their order the one to watch: what one is in, else the next one that was not seen, else any that was not; when all were, the first again. */
export function onwardFrom(episodes: readonly number[], placeOf: PlaceOf): Onward {
  const first: Onward = { number: episodes[0] ?? 1, how: 'begin' };
  const begun = episodes.flatMap((number) => {
    const place = placeOf(number);
    return place && isBegun(place) ? [{ number, place }] : [];
  });
  const [latest] = begun.toSorted((one, other) => other.place.when - one.place.when);
  if (!latest) return first;
  if (!isSeen(latest.place)) return { number: latest.number, how: 'goOn' };
  const unseen = episodes.filter((number) => !begun.some((one) => one.number === number && isSeen(one.place)));
  const next = unseen.find((number) => number > latest.number) ?? unseen[0];
  return next === undefined ? { ...first, how: 'again' } : { number: next, how: 'goOn' };
}

/** Places in a movie as they are kept; none on the server, which cannot know them, nor in the first picture of the page, which is the server's. */
export function usePlaces(slug: string): PlaceOf {
  const text = useSyncExternalStore(subscribe, useHydrated() ? read : nothing, nothing);
  const places = useMemo(() => parse(text), [text]);
  return useCallback((episode) => places.get(placeKey(slug, episode)), [places, slug]);
}
