import { languages } from '@portal/contracts';
import { articleCalls, type ArticleBlock } from '@portal/contracts/article';
import { databaseKinds } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { ManualClock } from '../../testing/clocks.ts';
import type { ArticleWords } from '../../modules/articles/index.ts';
import { seedNews, writtenFeatures } from './index.ts';

const features = writtenFeatures();
const [shown] = features;
const translated = languages.filter((language) => language !== 'vi');

const inBlock = (block: ArticleBlock): string[] => {
  if (block.type === 'table') return [...block.head, ...block.rows.flat()];
  if (block.type === 'list') return [...block.items];
  return 'text' in block ? [block.text] : [];
};
const everyWord = ({ title, lead, blocks }: ArticleWords): string[] => [title, lead, ...blocks.flatMap(inBlock)];
/** What a block is made of, without its words; a cell that is empty is empty in every language. */
const shape = (blocks: readonly ArticleBlock[]) =>
  blocks.map((block) => [block.type, block.type === 'list' && block.ordered, inBlock(block).map((text) => text === '')]);

/** A Vietnamese word may stand where it names this portal; nothing else there has letters of its own. */
const NAMES = /Khán Đài/g;
const OF_VIETNAMESE = /[ăâđêôơưĂÂĐÊÔƠƯ\u1ea0-\u1ef9]|[àáãèéìíòóõùúýĩũ]/i;

describe('features', () => {
  it('are twelve, each complete in every language', () => {
    expect(features).toHaveLength(12);
    for (const { id, texts } of features) {
      expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted());
      for (const language of languages) {
        const words = everyWord(texts[language]!);
        // The corner of a table says nothing in any language.
        expect([id, language, words.filter((text) => text === '').length]).toEqual([id, language, everyWord(texts.vi).filter((text) => text === '').length]);
        expect([id, language, words.filter((text) => text !== text.trim())]).toEqual([id, language, []]);
      }
    }
  });

  it.each(translated)('are made of the same blocks in %s as in Vietnamese', (language) => {
    for (const { id, texts } of features) expect([id, shape(texts[language]!.blocks)]).toEqual([id, shape(texts.vi.blocks)]);
  });

  it.each(translated)('have no Vietnamese words left in %s', (language) => {
    const left = features.flatMap(({ texts }) => everyWord(texts[language]!)).filter((text) => OF_VIETNAMESE.test(text.replace(NAMES, '')));
    expect(left).toEqual([]);
  });

  it('say everything in words of each language: what two share is figures and names', () => {
    for (const { texts } of features)
      for (const language of translated) {
        const vietnamese = new Set(everyWord(texts.vi).filter((text) => text.length > 20 && /\p{Ll}/u.test(text)));
        expect(everyWord(texts[language]!).filter((text) => vietnamese.has(text))).toEqual([]);
      }
  });

  it('are written in Chinese letters, with their full-width marks', () => {
    const texts = features.flatMap(({ texts }) => everyWord(texts.zh!));
    expect(texts.filter((text) => /\p{L}/u.test(text) && !/\p{Script=Han}/u.test(text))).toEqual([]);
    expect(texts.filter((text) => /\p{Script=Han}[,.;:?!"'()]|[,;:?!"'(]\p{Script=Han}/u.test(text))).toEqual([]);
  });

  it('keep their figures in translation', () => {
    const figures = (words: ArticleWords) =>
      everyWord(words)
        .flatMap((text) => text.match(/\b(?:19|20)\d\d\b|\d+[-–+]\d+/g) ?? [])
        .toSorted();
    for (const { id, texts } of features) for (const language of translated) expect([id, figures(texts[language]!)]).toEqual([id, figures(texts.vi)]);
  });

  it('show their drawing in the words of each language', () => {
    for (const { cover } of features)
      expect([cover.words?.en?.alt, cover.words?.zh?.alt]).toEqual([expect.stringMatching(/^Drawing: /), expect.stringMatching(/^插畫：/)]);
  });
});

describe.each(databaseKinds)('features on %s', (kind) => {
  let api: TestApp<ManualClock>;
  beforeAll(async () => {
    api = await testApp(kind);
    await seedNews({ db: api.database.db, clock: api.clock });
  }, 60_000);
  afterAll(() => api?.close());

  it.each(languages)('are read whole in %s', async (language) => {
    const { texts } = shown!;
    const { data } = (await api.call(articleCalls.info, { id: shown!.id }, { language })).body;
    expect(data).toMatchObject({ language, title: texts[language]!.title, lead: texts[language]!.lead, blocks: texts[language]!.blocks });
  });

  it.each(languages)('are listed and led to in %s', async (language) => {
    const { categoryId, texts } = shown!;
    const { list } = (await api.call(articleCalls.listByCategory, { categoryId, pageSize: 50 }, { language })).body.data;
    expect(list.find(({ id }) => id === shown!.id)).toMatchObject({ language, title: texts[language]!.title });
    const other = features.find(({ id, categoryId: theirs }) => theirs === categoryId && id !== shown!.id)!;
    const related = (await api.call(articleCalls.related, { id: other.id, pageSize: 10 }, { language })).body.data.list;
    expect(related.every((row) => row.language === language)).toBe(true);
  });
});
