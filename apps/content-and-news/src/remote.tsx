import { comingSoon, type Remote } from '@portal/platform';
import { episodeLoader } from './features/movie/episode.loader.ts';

const soon = (page: string) => comingSoon({ namespace: 'content-and-news', page });
/** A list and, at any depth below it, one of its things. */
const listAndDetail = (list: string, detail: string) => [{ index: true, ...soon(list) }, { path: '*', ...soon(detail) }];
/** One page and nothing below it. */
const alone = (page: string) => [{ index: true, ...soon(page) }];

export const routes: Remote['routes'] = {
  '/tin-tuc': listAndDetail('news', 'article'),
  '/highlight': listAndDetail('highlights', 'highlight'),
  '/reels': listAndDetail('reels', 'reel'),
  '/phim-anh': [
    { index: true, ...soon('movies') },
    { path: ':slug', ...soon('movie') },
    { path: ':slug/:episode', loader: episodeLoader, ...soon('episode') },
  ],
  '/truyen-tranh': [{ index: true, ...soon('comics') }, { path: ':slug', ...soon('comic') }],
  '/phan-hoi': alone('feedback'),
  '/change-log': alone('changeLog'),
  '/gioi-thieu': alone('about'),
  '/tuyen-dung': alone('careers'),
  '/chinh-sach-cookie': alone('cookies'),
  '/dieu-khoan-su-dung': alone('termsOfUse'),
  '/dieu-kien-va-dieu-khoan': alone('termsAndConditions'),
};

export const messages: Remote['messages'] = {
  vi: () => import('./locales/vi.json'),
  en: () => import('./locales/en.json'),
  zh: () => import('./locales/zh.json'),
};
