import type { Language } from '@portal/contracts';
import { MOST_EPISODES, type Line, type MovieKind } from '@portal/contracts/movie';
import type { Db } from '../../db/open.ts';
import { movie, movieEpisode, movieText, type StoredEpisodeText } from '../../db/schema.ts';

/** Something said in Vietnamese, and in others. */
type Spoken<T> = Partial<Readonly<Record<Language, T>>> & { readonly vi: T };

/** A movie as it is put in. Sizes in pixels, lengths in seconds. */
export interface MovieDraft {
  readonly slug: string;
  readonly kind: MovieKind;
  readonly author: string;
  /** As SPDX names it. */
  readonly licence: string;
  readonly publishedAt: Date;
  readonly texts: Spoken<{ readonly title: string; readonly summary: string }>;
  readonly episodes: readonly {
    readonly film: string;
    readonly poster: string;
    readonly width: number;
    readonly height: number;
    readonly seconds: number;
    readonly texts: Spoken<StoredEpisodeText>;
    readonly lines: Spoken<readonly Line[]>;
  }[];
}

/** Puts in those whose names are not taken; what is there stays as it is. Throws where one has no episode, or more than its page shows, or a film several. */
export async function addMovies(db: Db, drafts: readonly MovieDraft[]): Promise<void> {
  for (const { texts, episodes, ...draft } of drafts) {
    const most = draft.kind === 'film' ? 1 : MOST_EPISODES;
    if (episodes.length === 0 || episodes.length > most) throw new Error(`${draft.slug}: 1 … ${most} episodes`);
    await db.transaction(async (tx) => {
      const [added] = await tx
        .insert(movie)
        .values({ ...draft, episodes: episodes.length, seconds: episodes.reduce((sum, { seconds }) => sum + seconds, 0) })
        .onConflictDoNothing()
        .returning({ id: movie.id });
      if (!added) return;
      const movieId = added.id;
      await tx.insert(movieText).values(Object.entries(texts).map(([language, text]) => ({ movieId, language, ...text })));
      await tx.insert(movieEpisode).values(episodes.map((episode, place) => ({ movieId, number: place + 1, ...episode })));
    });
  }
}
