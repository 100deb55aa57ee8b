// Articles for specs, passed through the contract, so that a test cannot live on a shape that is gone.
import { articleRow, type ArticleRow } from '@portal/contracts/article';

/** A row of a list of articles. */
export const anArticleRow = (more: Partial<ArticleRow> = {}): ArticleRow =>
  articleRow.parse({
    id: 5001,
    slug: 'viet-vi-trong-hai-phut-5001',
    language: 'vi',
    title: 'Việt vị trong hai phút',
    lead: 'Ba điều kiện và bốn ngoại lệ.',
    category: { id: 5, slug: 'luat-va-chien-thuat', name: 'Luật và chiến thuật' },
    cover: { motif: 'board', colors: [], monograms: [], alt: 'Tranh vẽ: bảng chiến thuật', credit: 'Minh hoạ: ban biên tập' },
    hashtags: ['Việt vị'],
    author: 'Trần Quốc Bảo',
    publishedAt: '2026-11-20T19:00:00+07:00',
    minutes: 2,
    views: 1_234,
    comments: 0,
    ...more,
  });
