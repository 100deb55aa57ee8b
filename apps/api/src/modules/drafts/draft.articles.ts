import { knownWord, languages, type Language } from '@portal/contracts';
import { isSeen } from '@portal/contracts/parts';
import { coverMotifs } from '@portal/contracts/article';
import type { DraftSource, DraftWords } from '@portal/contracts/draft';
import type { Db } from '../../db/open.ts';
import { refused } from '../../http/refusal.ts';
import { blocksOf, markdownOf, parse, picturesIn, tooMuch, type Picture, type Written } from '../../markdown/index.ts';
import { textsOf, type ArticleBody, type ArticleWords, type WholeArticle } from '../articles/index.ts';
import { uploadedPictures } from '../uploads/index.ts';

/** Throws Refused 400 for a body that would take long to read; the reason and the line are told. */
export function legible(body: string, path: string): void {
  const found = tooMuch(body);
  if (found) throw refused.badInput([{ path, message: `${found.of}, line ${found.line}` }]);
}

/** What a body becomes, with the pictures that were uploaded. */
export async function written(db: Db, body: string): Promise<Written> {
  const tree = parse(body);
  const wanted = picturesIn(tree);
  return blocksOf(tree, wanted.length === 0 ? new Map<string, Picture>() : await uploadedPictures(db, wanted));
}

/** Whether there is something to read or to see. */
const saysSomething = (blocks: Written['blocks']): boolean => blocks.some(({ type }) => type === 'picture') || textsOf(blocks).some(isSeen);

/** A draft as the article it becomes. Throws Refused 400 where a language has nothing to read. */
export async function articleOf(db: Db, source: DraftSource): Promise<ArticleBody> {
  const { categoryId, author, cover, hashtags, topPlace, texts } = source;
  const words = async (language: Language, { title, plainTitle, lead, body }: DraftWords): Promise<ArticleWords> => {
    const { blocks } = await written(db, body);
    if (!saysSomething(blocks)) throw refused.badInput([{ path: `source.texts.${language}.body`, message: 'empty' }]);
    return { title, ...(plainTitle !== null && { plainTitle }), lead, blocks };
  };
  // One after the other: a transaction has one connection.
  const said: Partial<Record<Language, ArticleWords>> = {};
  for (const language of languages) {
    const given = language === 'vi' ? undefined : texts[language];
    if (given) said[language] = await words(language, given);
  }
  return { categoryId, author, cover, hashtags, ...(topPlace !== null && { topPlace }), texts: { ...said, vi: await words('vi', texts.vi) } };
}

/** What is published, as a draft of it. */
export function sourceOf({ row, texts }: WholeArticle): DraftSource {
  const words = ({ title, plainTitle, lead, blocks }: WholeArticle['texts'][number]): DraftWords => ({ title, plainTitle, lead, body: markdownOf(blocks) });
  const said = (language: Language) => texts.find((text) => text.language === language);
  const [vi, en, zh] = [said('vi'), said('en'), said('zh')];
  if (!vi) throw new Error(`article ${row.id} has no Vietnamese`);
  const { words: _, motif, ...cover } = row.cover;
  return {
    categoryId: row.categoryId,
    author: row.author,
    cover: { ...cover, motif: knownWord(coverMotifs, motif) ?? 'pitch' },
    hashtags: row.hashtags,
    topPlace: row.topPlace,
    texts: { vi: words(vi), ...(en && { en: words(en) }), ...(zh && { zh: words(zh) }) },
  };
}
