import { eq, inArray } from 'drizzle-orm';
import type { Language } from '@portal/contracts';
import { articleCategories } from '@portal/contracts/article';
import { addDays, type MatchRecord } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { article, fixture, sourceMatch } from '../../db/schema.ts';
import { addArticles, addCategories, renewArticle, type ArticleDraft } from '../../modules/articles/index.ts';
import categories from './categories.json' with { type: 'json' };
import { changeLog } from './change-log.ts';
import { drawing, type Motif } from './covers.ts';
import { dataArticles, leagues } from './data-articles.ts';
import { BACK, LONGEST } from './live-reports.ts';
import features from './features.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import { seedReaders } from './readers.ts';
import wordLists from './word-lists.json' with { type: 'json' };
import { blocksOf, type WrittenBlock } from './written.ts';

interface Parts {
  db: Db;
  clock: Clock;
}
interface Written {
  title: string;
  lead: string;
  blocks: WrittenBlock[];
}
interface Placed {
  id: number;
  category: number;
  author: string;
  motif: string;
  hashtags: string[];
}
/** What is the same in every language stands once, its words once in each. */
type Feature = Placed & Record<Language, Written>;
/** Words to look for are of all languages at once. */
type WordList = Placed & Written;

const HOUR = 3_600_000;
/** What stands still was written on the day the portal opened. */
const OPENED = new Date('2026-08-01T02:00:00Z');

/** Categories, static pages and word lists: every portal has them. */
export async function seedPages({ db, clock }: Parts): Promise<void> {
  const log = changeLog(OPENED);
  await addCategories(db, categories);
  await addArticles(db, [...pages.map(pageOf), log, ...(wordLists as WordList[]).map(listOf)]);
  // The others are what an operator began with; this one tells what this release brings.
  await renewArticle(db, log, new Date(clock.now()));
}

/** News of the demonstration: features that were written, reports and tables made of the matches that ship with the portal. */
export async function seedNews({ db, clock }: Parts): Promise<void> {
  const [first] = features;
  if (!first || (await db.select({ id: article.id }).from(article).where(eq(article.id, first.id))).length > 0) return;
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const made = dataArticles(await matchesOf(db), { today, until: addDays(today, 14), fixtureIds: await fixturesOf(db) });
  const drafts = interleave(made, writtenFeatures());
  // Published one after the other, the first two hours ago; five hours apart, and never on the hour. A report is older than any match that may still be on: it is not of that playing.
  const placed = drafts.map((draft, place) => {
    const at = clock.now() - 2 * HOUR - place * 5 * HOUR - ((place * 37) % 60) * 60_000;
    return { ...draft, publishedAt: new Date(draft.sourceKey === undefined ? at : Math.min(at, clock.now() - BACK - LONGEST)) };
  });
  const added = await addArticles(db, placed);
  await seedReaders(
    db,
    placed.filter(({ id }) => added.has(id)),
    clock.now(),
  );
}

async function matchesOf(db: Db): Promise<MatchRecord[]> {
  const rows = await db
    .select({ record: sourceMatch.record })
    .from(sourceMatch)
    .where(inArray(sourceMatch.competition, ['World Cup', ...leagues.map(({ competition }) => competition)]));
  return rows.map(({ record }) => record).sort((a, b) => (a.sourceKey < b.sourceKey ? -1 : 1));
}

async function fixturesOf(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: fixture.id, sourceKey: fixture.sourceKey }).from(fixture).where(eq(fixture.kind, 'scheduled'));
  return new Map(rows.map(({ id, sourceKey }) => [sourceKey, id]));
}

/** What was written for the demonstration, in every language. */
export const writtenFeatures = (): ArticleDraft[] => (features as Feature[]).map((feature) => ({ ...placedOf(feature), texts: textsOf(feature) }));

function pageOf(page: { id: number } & Record<Language, Written>): ArticleDraft {
  const placed = placedOf({ id: page.id, category: articleCategories.pages, author: 'Khán Đài', motif: 'stand', hashtags: [] });
  return { ...placed, texts: textsOf(page) };
}

const listOf = (list: WordList): ArticleDraft => ({ ...placedOf(list), texts: { vi: wordsOf(list) } });

const placedOf = ({ id, category, author, motif, hashtags }: Placed): Omit<ArticleDraft, 'texts'> => ({
  id,
  categoryId: category,
  author,
  cover: drawing(motif as Motif),
  hashtags,
  publishedAt: OPENED,
});
const wordsOf = ({ title, lead, blocks }: Written) => ({ title, lead, blocks: blocksOf(blocks) });
const textsOf = ({ vi, en, zh }: Record<Language, Written>) => ({ vi: wordsOf(vi), en: wordsOf(en), zh: wordsOf(zh) });

/** A feature after every third piece, so that no page of the news is reports alone. */
function interleave(made: readonly ArticleDraft[], written: readonly ArticleDraft[]): ArticleDraft[] {
  const left = [...written];
  return [...made.flatMap((draft, place) => (place % 3 === 2 ? [draft, ...left.splice(0, 1)] : [draft])), ...left];
}
