import { articleCategories } from '@portal/contracts/article';
import { censor, compileBannedWords, hasBannedWord } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { kept } from '../../kept.ts';
import { articleRepository } from '../articles/index.ts';

/** A word that staff add counts after this many milliseconds at the latest. */
const FRESH = 60_000;

/** The words that nobody may write: those of the lists in the articles of category 100 (decisions, "Rooms, gifts, moderation"). What was written before a word came on a list stays as it is. */
export class WordFilter {
  private readonly words: () => Promise<ReturnType<typeof compileBannedWords>>;

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    const read = async () => compileBannedWords(await articleRepository(db).listsOf(articleCategories.bannedKeywords));
    this.words = kept(read, { keyOf: () => 'all', keep: FRESH, most: 1, clock });
  }

  /** The text as it may be shown, each banned word as three asterisks. */
  async hide(text: string): Promise<string> {
    return censor(text, await this.words());
  }

  /** The same with what was typed where that differs: staff read it when the thing is reported. */
  async keep(text: string): Promise<{ content: string; typed: string | null }> {
    const content = await this.hide(text);
    return { content, typed: content === text ? null : text };
  }

  /** Whether a banned word stands in a text that cannot be shown with asterisks, as a name. */
  async finds(text: string): Promise<boolean> {
    const words = await this.words();
    // A user name has no spaces, so points and lines stand for them.
    return [text, text.replace(/[._-]+/g, ' ')].some((read) => hasBannedWord(read, words));
  }
}
