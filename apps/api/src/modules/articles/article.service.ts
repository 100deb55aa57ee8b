import { commentTargets, type Language, type Output, type Reaction, type Reactions } from '@portal/contracts';
import type { Article, ArticleRow, articleCalls } from '@portal/contracts/article';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import type { Caller, Member } from '../../identity/caller.ts';
import type { TokenBuckets } from '../../limits/token-bucket.ts';
import type { CommentService } from '../comments/index.ts';
import type { TellDeed } from '../missions/index.ts';
import { stillThere } from '../people/index.ts';
import { reactionRepository } from '../reactions/index.ts';
import { fixtureRepository } from '../schedule/index.ts';
import { commentsOn, mayRead } from './article.policy.ts';
import { presentCategory, presentRow } from './article.presenter.ts';
import { articleRepository, type Page, type StoredArticle } from './article.repository.ts';
import { foldHashtag } from './hashtag.ts';
import type { ViewCounter } from './view-counter.ts';

const pace = { reaction: { perSecond: 1, burst: 20 }, reader: { perSecond: 2, burst: 60 } } as const;
const TARGET = commentTargets.article;
/** A match is over and reported so long after its kick-off (ms), or never. */
const REPORTED_BY = 4 * 3_600_000;

interface Parts {
  db: Db;
  clock: Clock;
  limits: TokenBuckets;
  comments: CommentService;
  views: ViewCounter;
  tellDeed: TellDeed;
}
type Rows = Output<typeof articleCalls.list>;

/** Articles: lists, one whole, reactions, readers. */
export class ArticleService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    parts.comments.targets.add(TARGET, async (id, caller) => {
      const found = await articleRepository(parts.db).byId(id);
      return found ? commentsOn(caller, found) : 'missing';
    });
  }

  /** Throws Refused 404. */
  async info(id: number, caller: Caller, language: Language): Promise<Article> {
    const row = await this.find(id, caller);
    const { db } = this.parts;
    const [shown] = await this.present([row], language);
    if (!shown) throw refused.notFound();
    const [blocks, reactions] = await Promise.all([articleRepository(db).blocks(id, shown.language), this.reactions(id, caller)]);
    return { ...shown, updatedAt: row.updatedAt?.toISOString() ?? null, blocks, reactions };
  }

  /** News among these, in the order of the ids; what is no news, or gone, is left out. */
  async among(ids: readonly number[], language: Language): Promise<ArticleRow[]> {
    const listed = new Map((await articleRepository(this.parts.db).listedAmong(ids)).map((row) => [row.id, row]));
    return this.present(
      ids.map((id) => listed.get(id)).filter((row) => row !== undefined),
      language,
    );
  }

  async newest({ hashtag, ...page }: Page & { hashtag?: string | undefined }, language: Language): Promise<Rows> {
    const articles = articleRepository(this.parts.db);
    if (hashtag === undefined) return this.page(await articles.newest(page), await articles.countListed(), page, language);
    const folded = foldHashtag(hashtag);
    return this.page(await articles.withHashtag(folded, page), await articles.countWithHashtag(folded), page, language);
  }

  async mostRead(page: Page, language: Language): Promise<Rows> {
    const articles = articleRepository(this.parts.db);
    return this.page(await articles.mostRead(page), await articles.countListed(), page, language);
  }

  async onTop(page: Page, language: Language): Promise<Rows> {
    const articles = articleRepository(this.parts.db);
    return this.page(await articles.onTop(page), await articles.countOnTop(), page, language);
  }

  /** Also of the categories that are no news (section 7 asks for 100 and 115 so). Throws Refused 404 for a category that is not there. */
  async ofCategory({ categoryId, ...page }: Page & { categoryId: number }, language: Language): Promise<Rows> {
    const articles = articleRepository(this.parts.db);
    const category = await articles.category(categoryId);
    if (!category) throw refused.notFound();
    return this.page(await articles.ofCategory(categoryId, page), category.articles, page, language);
  }

  async categories(pid: number, language: Language): Promise<Output<typeof articleCalls.categories>> {
    const articles = articleRepository(this.parts.db);
    const rows = await articles.categoriesBelow(pid);
    const names = await articles.categoryNames(
      rows.map(({ id }) => id),
      language,
    );
    return { list: rows.map((row) => presentCategory(row, names.get(row.id) ?? row.slug)) };
  }

  async hashtags(page: Page): Promise<Output<typeof articleCalls.hashtags>> {
    const articles = articleRepository(this.parts.db);
    return { list: await articles.hashtags(page), total: await articles.countHashtags(page.pageSize), ...page };
  }

  /** The report of a match, once it has ended. A match that is not listed has none. */
  async ofMatch(fixtureId: number, language: Language): Promise<Output<typeof articleCalls.ofMatch>> {
    const { db, clock } = this.parts;
    const match = await fixtureRepository(db).matchOf(fixtureId);
    const age = match ? clock.now() - match.kickOff.getTime() : -1;
    if (!match || age < 0) return { list: [], expected: false };
    const report = await articleRepository(db).reportOf(match.sourceKey, match.kickOff);
    return { list: report ? await this.present([report], language) : [], expected: !report && match.kind === 'replay' && age < REPORTED_BY };
  }

  /** What shares most hashtags with an article, then what else is new in its category. */
  async related(id: number, pageSize: number, caller: Caller, language: Language): Promise<{ list: ArticleRow[] }> {
    const row = await this.find(id, caller);
    if (!row.listed) return { list: [] };
    const articles = articleRepository(this.parts.db);
    const page = { pageNum: 1, pageSize: pageSize + 1 };
    const alike = await Promise.all([
      ...row.hashtags.slice(0, 5).map((hashtag) => articles.withHashtag(foldHashtag(hashtag), page)),
      articles.ofCategory(row.categoryId, page),
    ]);
    return { list: await this.present(closest(alike.flat().filter((other) => other.id !== id)).slice(0, pageSize), language) };
  }

  async react(id: number, reaction: Reaction | null, caller: Member): Promise<Reactions> {
    const { db, clock, limits } = this.parts;
    const row = await this.find(id, caller);
    if (!row.listed) throw refused.notAllowed();
    const taken = limits.take(`article reaction ${caller.userId}`, pace.reaction);
    if (!taken.allowed) throw refused.tooMany(taken.retryAfter);
    await stillThere(db, caller.userId);
    await reactionRepository(db).set({ objectType: TARGET, objectId: id }, caller.userId, reaction, new Date(clock.now()));
    return this.reactions(id, caller);
  }

  /** Counts a reader, once a day for each visitor. Guests are free to have, so an address that sends many is not counted on. */
  async view(id: number, caller: Caller, ip: string): Promise<number> {
    const { limits, views } = this.parts;
    const row = await this.find(id, caller);
    if (limits.take(`readers ${ip}`, pace.reader).allowed) {
      if (caller.kind === 'user') this.parts.tellDeed(caller.userId, 'read', id);
      await views.note(id, caller.kind === 'nobody' ? `ip ${ip}` : `id ${caller.userId}`);
    }
    return row.views + views.unsaved(id);
  }

  private async find(id: number, caller: Caller): Promise<StoredArticle> {
    const row = await articleRepository(this.parts.db).byId(id);
    if (!row || !mayRead(caller, row)) throw refused.notFound();
    return row;
  }

  private async reactions(id: number, caller: Caller): Promise<Reactions> {
    const found = await reactionRepository(this.parts.db).on(TARGET, [id], caller.kind === 'user' ? caller.userId : null);
    return found.get(id) ?? { counts: {}, total: 0, mine: null };
  }

  private async page(rows: readonly StoredArticle[], total: number, page: Page, language: Language): Promise<Rows> {
    return { list: await this.present(rows, language), total, pageNum: page.pageNum, pageSize: page.pageSize };
  }

  /** Rows with all that stands around them: four queries, however many rows. */
  private async present(rows: readonly StoredArticle[], language: Language): Promise<ArticleRow[]> {
    const { db, comments, views } = this.parts;
    const articles = articleRepository(db);
    const ids = rows.map(({ id }) => id);
    const categoryIds = rows.map(({ categoryId }) => categoryId);
    const [texts, categories, names, counts] = await Promise.all([
      articles.texts(ids, language),
      articles.categoriesByIds(categoryIds),
      articles.categoryNames(categoryIds, language),
      comments.counts(TARGET, ids),
    ]);
    return rows.flatMap((row) => {
      const text = texts.get(row.id);
      const category = categories.get(row.categoryId);
      return text && category
        ? presentRow(row, {
            text,
            category,
            categoryName: names.get(category.id) ?? category.slug,
            comments: counts.get(row.id) ?? 0,
            unsaved: views.unsaved(row.id),
          })
        : [];
    });
  }
}

/** Those found most often first; among equals the newest. */
function closest(found: readonly StoredArticle[]): StoredArticle[] {
  const times = new Map<number, number>();
  for (const { id } of found) times.set(id, (times.get(id) ?? 0) + 1);
  const each = [...new Map(found.map((row) => [row.id, row])).values()];
  return each.sort((a, b) => (times.get(b.id) ?? 0) - (times.get(a.id) ?? 0) || b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id);
}
