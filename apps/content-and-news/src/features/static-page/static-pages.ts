import { links } from '@portal/contracts';
import { staticArticles } from '@portal/contracts/article';

/** The pages that stand still, in the order in which they are named: where each is, and which article it shows. The names are keys of `page.names`. */
export const staticPages = [
  { name: 'about', path: '/gioi-thieu', articleId: staticArticles.intro },
  { name: 'careers', path: '/tuyen-dung', articleId: staticArticles.careers },
  { name: 'changeLog', path: '/change-log', articleId: staticArticles.changeLog },
  { name: 'termsOfUse', path: '/dieu-khoan-su-dung', articleId: staticArticles.terms },
  { name: 'conditions', path: '/dieu-kien-va-dieu-khoan', articleId: staticArticles.conditions },
  { name: 'cookies', path: '/chinh-sach-cookie', articleId: staticArticles.cookiePolicy },
] as const;
export type StaticPage = (typeof staticPages)[number];

/** The page at a path of the router, a slash at its end or none. */
export const staticPageAt = (pathname: string): StaticPage | undefined => staticPages.find(({ path }) => path === pathname.replace(/\/+$/, ''));

export const feedbackPath = links.feedback();

/** Where an article stands that is a page of its own. */
export const pathOfPage = (articleId: number): string | undefined => staticPages.find((page) => page.articleId === articleId)?.path;
