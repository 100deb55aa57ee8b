import { movieKinds, type MovieKind, type MovieRow } from '@portal/contracts/movie';
import { useWords } from '../words.ts';

const known = new Set<string>(movieKinds);
const isKnown = (kind: string): kind is MovieKind => known.has(kind);

/** A place in a film as players show it: "1:07", from an hour on "1:02:03". */
export function placeInFilm(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long a film is. */
export const runningTime = (seconds: number): string => placeInFilm(Math.round(seconds));

export function useMovieWords() {
  const words = useWords();
  const { t, number } = words;
  return {
    ...words,
    /** Whether it shows numbers. A newer api may know other kinds. */
    isSeries: ({ kind, episodes }: MovieRow) => kind === 'series' || episodes > 1,
    kind: ({ kind }: MovieRow) => t(`movies.kind.${isKnown(kind) ? kind : 'other'}`),
    licence: ({ author, licence }: MovieRow) =>
      `${t('movies.by', { author })} · ${licence === 'CC0-1.0' ? t('movies.cc0') : t('movies.licence', { name: licence })}`,
    episodes: (count: number) => t('movies.count', { count, shown: number(count) }),
  };
}
export type MovieWords = ReturnType<typeof useMovieWords>;
