// Things for specs, passed through the contract, so that a test cannot live on a shape that is gone.
import { article, articleRow, type Article, type ArticleRow } from '@portal/contracts/article';
import { commentCalls, type Comment } from '@portal/contracts/comment';

const row: ArticleRow = {
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
  views: 1234,
  comments: 0,
};

export const aRow = (more: Partial<ArticleRow> = {}): ArticleRow => articleRow.parse({ ...row, ...more });
export const rows = (count: number, first = 6001): ArticleRow[] =>
  Array.from({ length: count }, (_, place) => aRow({ id: first + place, slug: `bai-${first + place}`, title: `Bài ${first + place}` }));
export const anArticle = (more: Partial<Article> = {}): Article =>
  article.parse({
    ...row,
    updatedAt: null,
    blocks: [{ type: 'paragraph', text: 'Luật 11 tách hai chuyện.' }],
    reactions: { counts: { like: 3 }, total: 3, mine: null },
    ...more,
  });

const listed = commentCalls.list.data.shape.list.element;
export const aComment = (more: Partial<Comment> = {}): Comment =>
  listed.parse({
    id: 1,
    author: { userId: 7, username: 'sonnghe_37', displayName: 'Sơn Nghệ', userType: 10, siteRoleId: 1, colorName: 1, picture: null, level: 3 },
    content: 'Chuẩn rồi',
    parentId: null,
    replyTo: null,
    replies: 0,
    createdAt: '2026-11-20T19:30:00+07:00',
    editedAt: null,
    reactions: { counts: {}, total: 0, mine: null },
    can: { delete: false, edit: false },
    ...more,
  });
