import { languages, type Language } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { addComics } from '../modules/comics/index.ts';
import { comicStories } from './comics/index.ts';
import type { ComicPage } from './comics/story.ts';

const DAY = 86_400_000;
/** Of every page that tools/comics draws. Pixels. */
const SIZE = { width: 1080, height: 1440 } as const;

const inAll = <T>(made: (language: Language) => T) => Object.fromEntries(languages.map((language) => [language, made(language)])) as Record<Language, T>;

/** Our own comics: written and drawn for the portal, free for everybody. One every five days, the last of them yesterday. */
export async function seedComics({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await addComics(
    db,
    comicStories.map((story, place) => ({
      slug: story.slug,
      author: 'Khán Đài',
      licence: 'CC0-1.0',
      publishedAt: new Date(clock.now() - DAY - place * 5 * DAY),
      texts: inAll((language) => ({ title: story.title[language], summary: story.summary[language] })),
      pages: story.pages.map((page) => ({ picture: page.picture, ...SIZE, words: inAll((language) => wordsOf(page, language)) })),
    })),
  );
}

const wordsOf = ({ alt, balloons }: ComicPage, language: Language) => ({
  alt: alt[language],
  balloons: balloons.map(({ tail = null, words, ...place }) => ({ ...place, tail, words: words[language] })),
});
