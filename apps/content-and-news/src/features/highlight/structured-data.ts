import { links, type Language } from '@portal/contracts';
import type { Highlight } from '@portal/contracts/highlight';
import type { StructuredData } from '@portal/platform';

/** schema.org's VideoObject. Durations as ISO 8601. */
export const videoObject = ({ films, slug, at, seconds }: Highlight, name: string, description: string, language: Language): StructuredData => ({
  '@type': 'VideoObject',
  name,
  description,
  inLanguage: language,
  thumbnailUrl: [films.wide.poster],
  contentUrl: films.wide.url,
  uploadDate: at,
  duration: `PT${Math.round(seconds)}S`,
  mainEntityOfPage: links.highlight(slug),
});
