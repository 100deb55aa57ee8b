import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@portal/contracts';
import { articleCategories, staticArticles } from '@portal/contracts/article';
import { blocksOf, parse } from '../../markdown/index.ts';
import type { ArticleDraft, ArticleWords } from '../../modules/articles/index.ts';
import { drawing } from './covers.ts';

/** The repository's own, in each language; beside the api, so that a change of it is a change of the api. */
const FOLDER = path.resolve(import.meta.dirname, '../../../changelog');

/** Its title, a line about it, and what has changed. */
function wordsOf(language: Language): ArticleWords {
  const { blocks } = blocksOf(parse(readFileSync(path.join(FOLDER, `${language}.md`), 'utf8')), new Map());
  const [title, lead, ...changes] = blocks;
  if (title?.type !== 'heading' || lead?.type !== 'paragraph') throw new Error(`changelog/${language}.md does not begin with a title and a line about it`);
  return { title: title.text, lead: lead.text, blocks: changes };
}

/** The page of what has changed, as the repository says it. */
export function changeLog(publishedAt: Date): ArticleDraft {
  return {
    id: staticArticles.changeLog,
    categoryId: articleCategories.pages,
    author: 'Khán Đài',
    cover: drawing('stand'),
    hashtags: [],
    publishedAt,
    texts: { vi: wordsOf('vi'), en: wordsOf('en'), zh: wordsOf('zh') },
  };
}
