import { DEFAULT_LANGUAGE, languages, type Language } from '@portal/contracts';
import { movieCalls, type Episode, type EpisodeRow, type Line, type MovieRow } from '@portal/contracts/movie';
import { shippedAddress } from '../../http/shipped-files.ts';
import { films } from './films.ts';
import type { ListedEpisode, Poster, StoredEpisode, StoredMovie, StoredMovieText } from './movie.repository.ts';

const shown = (file: string, { width, height }: Poster) => ({ url: shippedAddress(films, movieCalls.film, file) ?? file, width, height });

export const presentMovie = (row: StoredMovie, { language, title, summary }: StoredMovieText, poster: Poster): MovieRow => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  language,
  title,
  summary,
  author: row.author,
  licence: row.licence,
  episodes: row.episodes,
  seconds: row.seconds,
  poster: shown(poster.poster, poster),
  publishedAt: row.publishedAt.toISOString(),
});

export function presentEpisodeRow(row: ListedEpisode, asked: Language): EpisodeRow {
  const language = row.texts[asked] ? asked : DEFAULT_LANGUAGE;
  const { title = '', summary = '' } = row.texts[language] ?? {};
  return { number: row.number, language, title, summary, seconds: row.seconds, poster: shown(row.poster, row) };
}

/** What is said, in the language or in Vietnamese. */
export const linesOf = ({ lines }: StoredEpisode, language: Language): readonly Line[] => lines[language] ?? lines[DEFAULT_LANGUAGE] ?? [];

export function presentEpisode(slug: string, row: StoredEpisode, asked: Language): Episode {
  const shownRow = presentEpisodeRow(row, asked);
  return {
    ...shownRow,
    film: shown(row.film, row),
    captions: languages
      .filter((spoken) => (row.lines[spoken]?.length ?? 0) > 0)
      .map((spoken) => ({ language: spoken, url: `${movieCalls.captions.path}?slug=${slug}&number=${row.number}&lang=${spoken}` })),
    lines: [...linesOf(row, shownRow.language === asked ? asked : DEFAULT_LANGUAGE)],
  };
}
