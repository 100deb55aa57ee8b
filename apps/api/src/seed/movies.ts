import { languages, type Language } from '@portal/contracts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { addMovies } from '../modules/movies/index.ts';
import { movieStories } from './movies/index.ts';

const DAY = 86_400_000;
/** Of every film that tools/movies makes. Pixels. */
const SIZE = { width: 960, height: 540 } as const;

const inAll = <T>(made: (language: Language) => T) => Object.fromEntries(languages.map((language) => [language, made(language)])) as Record<Language, T>;

/** Our own movies: written and drawn for the portal, free for everybody. One every six days, the last of them yesterday. */
export async function seedMovies({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await addMovies(
    db,
    movieStories.map((story, place) => ({
      slug: story.slug,
      kind: story.kind,
      author: 'Khán Đài',
      licence: 'CC0-1.0',
      publishedAt: new Date(clock.now() - DAY - place * 6 * DAY),
      texts: inAll((language) => ({ title: story.title[language], summary: story.summary[language] })),
      episodes: story.episodes.map(({ film, seconds, title, summary, cues }) => ({
        film: `${film}.mp4`,
        poster: `${film}.webp`,
        ...SIZE,
        seconds,
        texts: inAll((language) => ({ title: title[language], summary: summary[language] })),
        lines: inAll((language) => cues.map(({ from, to, words }) => ({ from, to, words: words[language] }))),
      })),
    })),
  );
}
