import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { onward, stretch } from '@portal/contracts/parts';
import { comicPage, comicRow } from './comic.ts';

const base = '/other/api/comic/';
const tag = 'comic';

/** Pages of one comic. */
export const MOST_COMIC_PAGES = 200;
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug')
  .max(100);

/** Comics (ours: section 2 names their pages, section 7 no calls for them). */
export const comicCalls = {
  list: endpoint({
    id: 'comic.list',
    method: 'GET',
    path: `${base}list`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Comics, the newest first',
    query: () => z.object(onward(12, 50)),
    data: () => stretch(comicRow),
  }),
  info: endpoint({
    id: 'comic.info',
    method: 'GET',
    path: `${base}info/{slug}`,
    access: 'public',
    tag,
    extension: true,
    summary: 'One comic and its pages in their order; 404 where none has that name, or it is not published yet',
    params: () => z.object({ slug }),
    data: () => z.object({ comic: comicRow, pages: z.array(comicPage).max(MOST_COMIC_PAGES) }),
  }),
  picture: endpoint({
    id: 'comic.picture',
    method: 'GET',
    path: `${base}picture/{name}`,
    access: 'public',
    tag,
    extension: true,
    binary: true,
    summary: 'A page that ships with the portal, as SVG. `v` is of what is in it: with the right one it never changes',
    params: () => z.object({ name: z.string().regex(/^[a-z0-9-]{1,80}\.svg$/, 'name') }),
    query: () => z.object({ v: z.string().max(40).optional() }),
    data: () => z.unknown(),
  }),
} as const;
