import type { RemoteName } from './slots.ts';

/**
 * Frames of a page (section 2). `main`: the home page. `secondary`: header, footer, page width. `clear`: as secondary, calm ground for forms.
 * `clean`: no footer; the page fills the height. `custom`: edge to edge, the page arranges itself.
 */
export type Layout = 'main' | 'secondary' | 'clear' | 'clean' | 'custom';

/** Section 2's guards (decisions, "Guards"). */
export type GuardName = 'redirect-page' | 'check-same-user' | 'check-newsfeed-detail' | 'check-user-exists';

/** One row of the portal's route table: who owns everything below a prefix, what its query may say, in which frame, behind which guards, rendered where. */
export interface Row {
  prefix: string;
  remote: RemoteName;
  /** Names in the query of its pages. An address outlives the release that made it: names are added, not taken away. */
  query: readonly string[];
  layout: Layout;
  /** Layout of deeper paths, where it differs. */
  detail?: Layout;
  /** Of the prefix itself, and of what is below it; asked in this order, one after the other. */
  guards?: { index?: readonly GuardName[]; below?: readonly GuardName[] };
  /** `client`: not rendered on the server (section 2, "client-side only"). */
  rendering: 'server' | 'client';
}
/** A page of the shell itself. */
export type OwnRow = Pick<Row, 'prefix' | 'query' | 'layout'>;

const row = <const P extends `/${string}`, const N extends RemoteName, const Q extends string = never>(
  prefix: P,
  remote: N,
  layout: Layout,
  { query = [], ...more }: Partial<Pick<Row, 'detail' | 'guards' | 'rendering'>> & { query?: readonly Q[] } = {},
): Row & { prefix: P; remote: N; query: readonly Q[] } => ({ prefix, remote, layout, query, rendering: 'server', ...more });

const own = <const P extends `/${string}`, const Q extends string = never>(prefix: P, layout: Layout, query: readonly Q[] = []) => ({ prefix, layout, query });

/** What a page of days may be asked for: live schedule, calendar and results are one page. */
const OF_DAYS = ['ngay', 'buoi', 'tu', 'tt', 'blv', 'giai', 'doi', 'xem', 'trang', 'het', 'thang', 'tran'] as const;

/** Every route of section 2, save those of the shell. */
export const TABLE = [
  row('/truc-tiep', 'live-and-schedule', 'secondary', { detail: 'custom', query: ['blv', 'tab', 'tran', 'sap'] }),
  row('/lich-truc-tiep', 'live-and-schedule', 'secondary', { query: OF_DAYS }),
  row('/lich-thi-dau', 'live-and-schedule', 'secondary', { query: OF_DAYS }),
  row('/ket-qua', 'live-and-schedule', 'secondary', { query: OF_DAYS }),
  row('/doi-bong', 'live-and-schedule', 'secondary', { query: ['xem', 'q', 'trang'] }),
  row('/giai-dau', 'live-and-schedule', 'secondary', { query: ['xem', 'q', 'trang'] }),
  row('/chatroom', 'chat', 'clean', { query: ['roomId', 'q', 'tab'] }),
  row('/bang-tin', 'newsfeed-and-social', 'secondary', {
    query: ['pId', 'nType', 'fFilter', 'gFilter', 'hashtag', 'cursor', 'dang'],
    guards: { index: ['check-newsfeed-detail'], below: ['redirect-page'] },
  }),
  row('/thanh-vien', 'newsfeed-and-social', 'secondary', {
    query: ['pId', 'cursor'],
    guards: { index: ['redirect-page'], below: ['check-same-user', 'check-newsfeed-detail', 'check-user-exists'] },
  }),
  row('/tin-tuc', 'content-and-news', 'secondary', { query: ['trang'] }),
  row('/highlight', 'content-and-news', 'secondary', { query: ['loai', 'cursor'] }),
  row('/reels', 'content-and-news', 'secondary'),
  row('/phim-anh', 'content-and-news', 'secondary', { query: ['cursor'] }),
  row('/truyen-tranh', 'content-and-news', 'secondary', { query: ['cursor', 'kieu', 'trang'] }),
  row('/phan-hoi', 'content-and-news', 'secondary', { query: ['tu'] }),
  row('/change-log', 'content-and-news', 'secondary'),
  row('/gioi-thieu', 'content-and-news', 'secondary'),
  row('/tuyen-dung', 'content-and-news', 'secondary'),
  row('/chinh-sach-cookie', 'content-and-news', 'secondary'),
  row('/dieu-khoan-su-dung', 'content-and-news', 'secondary'),
  row('/dieu-kien-va-dieu-khoan', 'content-and-news', 'secondary'),
  row('/tai-khoan', 'account-and-missions', 'clear'),
  row('/diem-danh', 'account-and-missions', 'secondary'),
  row('/nhiem-vu-hang-ngay', 'account-and-missions', 'clear', { rendering: 'client' }),
  row('/gioi-thieu-ban-be', 'account-and-missions', 'clear', { rendering: 'client' }),
  row('/rut-tham', 'account-and-missions', 'secondary'),
  row('/ty-le-keo', 'odds-and-tips', 'secondary', { query: ['ngay', 'giai', 'cty', 'trang', 'keo', 'gia', 'kieu', 'mon'] }),
  row('/tip-keo', 'odds-and-tips', 'secondary', { query: ['xem', 'loai', 'giai', 'cursor', 'tran'] }),
] as const;

/** Pages of the shell itself. `/mb` is home for the web view of a phone app, which has a header and tabs of its own; the release desk is for staff. Log-in, registration and the way to a new password (ours) lead on to `to`, an address of the portal. */
export const OWN_PAGES = [
  own('/', 'main'),
  own('/mb', 'clean'),
  own('/-/releases', 'secondary'),
  own('/tim-kiem', 'secondary', ['q']),
  own('/thong-bao', 'clear', ['type', 'page']),
  own('/dang-nhap', 'clear', ['to']),
  own('/dang-ky', 'clear', ['to']),
  own('/quen-mat-khau', 'clear', ['to']),
] as const;

/** Names that the query of any page may have: the log-in opens over it, and it may be asked for in a language. */
export const QUERY_OF_ALL = ['lang', 'login'] as const;
/** Longest value of one name in a query, in characters. A longer one is as good as not there: the visitor is sent on to the address without it. */
export const LONGEST_IN_QUERY = 200;
/** Most names in a query that a page depends on. Those beyond are left out alike, the ones that no row has before others. */
export const MOST_IN_QUERY = 16;

type Rows = (typeof TABLE)[number] | (typeof OWN_PAGES)[number];
/** Prefixes that a remote owns. */
export type PrefixOf<N extends RemoteName> = Extract<(typeof TABLE)[number], { remote: N }>['prefix'];
export type Prefix = Rows['prefix'];

/** Names that the query of the pages below a prefix may have. */
export type QueryName<P extends Prefix> = Extract<Rows, { prefix: P }>['query'][number] | (typeof QUERY_OF_ALL)[number];
/** The query of a page as its reader gets it: `URLSearchParams`, of which nothing is read that the table does not have. Of two of one name the first counts. */
export interface Query<P extends Prefix> {
  get(name: QueryName<P>): string | null;
}
/** What the query of a page may be made of. */
export type QueryValues<P extends Prefix> = { readonly [N in QueryName<P>]?: string | number | undefined };

/** An address of the portal, as far as the table can say. */
export type Address = { [P in Prefix]: P extends '/' ? '/' | `/?${string}` : P | `${P}/${string}` | `${P}?${string}` }[Prefix];
