import { links } from '@portal/contracts';
import type { Episode, MovieRow } from '@portal/contracts/movie';
import type { StructuredData } from '@portal/platform';

/** schema.org's VideoObject. Durations as ISO 8601. */
export const videoObject = (
  { slug, publishedAt, author, licence }: MovieRow,
  { number, language, summary, film, poster, seconds, lines }: Episode,
  name: string,
): StructuredData => ({
  '@type': 'VideoObject',
  name,
  description: summary,
  inLanguage: language,
  creator: { '@type': 'Organization', name: author },
  ...(licence === 'CC0-1.0' && { license: 'https://creativecommons.org/publicdomain/zero/1.0/' }),
  thumbnailUrl: [poster.url],
  contentUrl: film.url,
  uploadDate: publishedAt,
  duration: `PT${Math.round(seconds)}S`,
  ...(lines.length > 0 && { transcript: lines.map(({ words }) => words).join(' ') }),
  mainEntityOfPage: links.movies(slug, number),
});
