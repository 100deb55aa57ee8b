import type { Language } from '@portal/contracts';
import { MOST_COMIC_PAGES } from '@portal/contracts/comic';
import type { Db } from '../../db/open.ts';
import { comic, comicPage, comicText, type StoredPageWords } from '../../db/schema.ts';

/** A comic as it is put in. Sizes of pages in pixels. */
export interface ComicDraft {
  readonly slug: string;
  readonly author: string;
  /** As SPDX names it. */
  readonly licence: string;
  readonly publishedAt: Date;
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly summary: string }>>;
  readonly pages: readonly {
    readonly picture: string;
    readonly width: number;
    readonly height: number;
    readonly words: Readonly<Record<Language, StoredPageWords>>;
  }[];
}

/** Puts in those whose names are not taken; what is there stays as it is. Throws where one has no page, or more than a reader shows. */
export async function addComics(db: Db, drafts: readonly ComicDraft[]): Promise<void> {
  for (const { texts, pages, ...draft } of drafts) {
    if (pages.length === 0 || pages.length > MOST_COMIC_PAGES) throw new Error(`${draft.slug}: 1 … ${MOST_COMIC_PAGES} pages`);
    await db.transaction(async (tx) => {
      const [added] = await tx
        .insert(comic)
        .values({ ...draft, pages: pages.length })
        .onConflictDoNothing()
        .returning({ id: comic.id });
      if (!added) return;
      const comicId = added.id;
      await tx.insert(comicText).values(Object.entries(texts).map(([language, text]) => ({ comicId, language, ...text })));
      await tx.insert(comicPage).values(pages.map((page, place) => ({ comicId, number: place + 1, ...page })));
    });
  }
}
