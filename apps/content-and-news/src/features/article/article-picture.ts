import type { Language } from '@portal/contracts';
import { articleCalls, type Article } from '@portal/contracts/article';

/** What a link to an article is shown with, drawn by the api in the language of its words. */
export const articlePicture = ({ id, title, language }: Pick<Article, 'id' | 'title' | 'language'>) => ({
  url: `${articleCalls.picture.path}?${new URLSearchParams({ id: String(id), lang: language as Language })}`,
  alt: title,
  width: 1_200,
  height: 630,
});
