import { z } from 'zod';
import { article as articleShape, articleCategory, articleRow } from '../article.ts';
import { limits } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../match.ts';
import { reaction, reactions } from '../person.ts';
import { idParam, numbered, page, pageNum, pageSize } from './paging.ts';
import { text } from './text.ts';

const base = '/other/api/article/';
const tag = 'article';
const list = (size: number) => z.object(numbered(size, 50));

/** Articles (section 7). Lists never show the categories that hold word lists or the static pages. */
export const article = {
  info: endpoint({
    id: 'article.info',
    method: 'GET',
    path: `${base}info/{id}`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'One article whole, in the request’s language where it is translated, else in Vietnamese',
    params: () => idParam,
    data: () => articleShape,
  }),
  list: endpoint({
    id: 'article.list',
    method: 'GET',
    path: `${base}list`,
    access: 'public',
    tag,
    summary: 'Newest articles',
    query: () => list(limits.articles).extend({ hashtag: text().max(50).optional() }),
    data: () => page(articleRow),
  }),
  listMostView: endpoint({
    id: 'article.listMostView',
    method: 'GET',
    path: `${base}list-most-view`,
    access: 'public',
    tag,
    summary: 'Most read of the last seven days',
    query: () => list(limits.articles),
    data: () => page(articleRow),
  }),
  listTop: endpoint({
    id: 'article.listTop',
    method: 'GET',
    path: `${base}list-top`,
    access: 'public',
    tag,
    summary: 'What the editors put on top',
    query: () => list(5),
    data: () => page(articleRow),
  }),
  listByCategory: endpoint({
    id: 'article.listByCategory',
    method: 'GET',
    path: `${base}list-by-category`,
    access: 'public',
    tag,
    summary: 'Newest articles of a category',
    query: () => list(limits.articles).extend({ categoryId: idParam.shape.id }),
    data: () => page(articleRow),
  }),
  categories: endpoint({
    id: 'article.categories',
    method: 'GET',
    path: `${base}category-list`,
    access: 'public',
    tag,
    summary: 'Categories below `pid` (0: the topmost), with how many articles each has',
    query: () => z.object({ pid: z.coerce.number().int().min(0).default(0) }),
    data: () => z.object({ list: z.array(articleCategory) }),
  }),
  related: endpoint({
    id: 'article.related',
    method: 'GET',
    path: `${base}list/{id}`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'Articles to read after this one',
    params: () => idParam,
    query: () => z.object({ pageSize: pageSize(5, 20) }),
    data: () => z.object({ list: z.array(articleRow) }),
  }),
  hashtags: endpoint({
    id: 'article.hashtags',
    method: 'GET',
    path: `${base}list-hashtag`,
    access: 'public',
    tag,
    summary: 'Hashtags by how often they are used',
    query: () => z.object({ pageNum, pageSize: pageSize(limits.hashtags) }),
    data: () => page(z.object({ hashtag: z.string(), count: z.number().int() })),
  }),
  react: endpoint({
    id: 'article.react',
    method: 'POST',
    path: `${base}reaction`,
    access: 'user',
    tag,
    summary: 'Sets one’s reaction on an article; null takes it back',
    body: () => z.object({ id, reaction: reaction.nullable() }),
    data: () => reactions,
  }),
  view: endpoint({
    id: 'article.view',
    method: 'POST',
    path: `${base}view/{id}`,
    access: 'public',
    varies: 'caller',
    tag,
    summary: 'Counts a reader, once a day for each visitor',
    params: () => idParam,
    data: () => z.object({ views: z.number().int() }),
  }),
} as const;
