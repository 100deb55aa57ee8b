import { DEFAULT_LANGUAGE, type Language } from '@portal/contracts';
import { comicCalls, type ComicPage, type ComicRow } from '@portal/contracts/comic';
import { shippedAddress } from '../../http/shipped-files.ts';
import type { StoredComic, StoredComicPage, StoredComicText } from './comic.repository.ts';
import { pictures } from './pictures.ts';

const pictureOf = ({ picture, width, height }: StoredComicPage): ComicPage['picture'] => ({
  url: shippedAddress(pictures, comicCalls.picture, picture) ?? picture,
  width,
  height,
});

export const presentComic = (row: StoredComic, { language, title, summary }: StoredComicText, cover: StoredComicPage): ComicRow => ({
  id: row.id,
  slug: row.slug,
  language,
  title,
  summary,
  author: row.author,
  licence: row.licence,
  pages: row.pages,
  cover: pictureOf(cover),
  publishedAt: row.publishedAt.toISOString(),
});

export function presentComicPage(row: StoredComicPage, language: Language): ComicPage {
  const { alt = '', balloons = [] } = row.words[language] ?? row.words[DEFAULT_LANGUAGE] ?? {};
  return { picture: pictureOf(row), alt, balloons: [...balloons] };
}
