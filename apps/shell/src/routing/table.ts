import { links, type RemoteName } from '@portal/contracts';
import type { GuardName } from './guards.ts';

/**
 * Frames of a page (section 2). `main`: the home page. `secondary`: header, footer, page width. `clear`: as secondary, calm ground for forms.
 * `clean`: no footer; the page fills the height. `custom`: edge to edge, the page arranges itself.
 */
export type Layout = 'main' | 'secondary' | 'clear' | 'clean' | 'custom';

/** One row of the portal's route table: who owns everything below a prefix, in which frame, behind which guards, rendered where. */
export interface Row {
  prefix: string;
  remote: RemoteName;
  layout: Layout;
  /** Layout of deeper paths, where it differs. */
  detail?: Layout;
  /** Of the prefix itself, and of what is below it; asked in this order. */
  guards?: { index?: readonly GuardName[]; below?: readonly GuardName[] };
  /** `client`: not rendered on the server (section 2, "client-side only"). */
  rendering: 'server' | 'client';
}

const row = (prefix: string, remote: RemoteName, layout: Layout, more: Partial<Row> = {}): Row => ({ prefix, remote, layout, rendering: 'server', ...more });

/** Every route of section 2, save home and /mb, which are the shell's own. */
export const TABLE: readonly Row[] = [
  row('/truc-tiep', 'live-and-schedule', 'secondary', { detail: 'custom' }),
  row('/lich-truc-tiep', 'live-and-schedule', 'secondary'),
  row('/lich-thi-dau', 'live-and-schedule', 'secondary'),
  row('/ket-qua', 'live-and-schedule', 'secondary'),
  row('/doi-bong', 'live-and-schedule', 'secondary'),
  row('/giai-dau', 'live-and-schedule', 'secondary'),
  row('/chatroom', 'chat', 'clean'),
  row('/bang-tin', 'newsfeed-and-social', 'secondary', { guards: { index: ['check-newsfeed-detail'], below: ['redirect-page'] } }),
  row('/thanh-vien', 'newsfeed-and-social', 'secondary', {
    guards: { index: ['redirect-page'], below: ['check-same-user', 'check-newsfeed-detail', 'check-user-exists'] },
  }),
  row('/tin-tuc', 'content-and-news', 'secondary'),
  row('/highlight', 'content-and-news', 'secondary'),
  row('/reels', 'content-and-news', 'secondary'),
  row('/phim-anh', 'content-and-news', 'secondary'),
  row('/truyen-tranh', 'content-and-news', 'secondary'),
  row('/phan-hoi', 'content-and-news', 'secondary'),
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
  row('/ty-le-keo', 'odds-and-tips', 'secondary'),
  row('/tip-keo', 'odds-and-tips', 'secondary'),
];

/** The release desk: a page of the shell, for staff, rendered in the browser alone (`src/releases`). */
export const RELEASES = '/-/releases';

/** What a search finds: a page of the shell (`src/search`). */
export const SEARCH = links.search();

/** A member's notifications: a page of the shell, rendered in the browser alone (`src/notifications`). */
export const NOTIFICATIONS = links.notifications();

const trimmed = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** The row that owns a path, if any. */
export const rowOf = (pathname: string): Row | undefined => {
  const path = trimmed(pathname);
  return TABLE.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
};

/** /mb is home for the web view of a phone app, which has a header and tabs of its own. */
export const isEmbedded = (pathname: string): boolean => /^\/mb(\/|$)/.test(pathname);

/** The frame of a path; what nobody owns (404) and home have the main one. A sport's list under /truc-tiep is no detail: only a match is. */
export function layoutOf(pathname: string): Layout {
  const path = trimmed(pathname);
  if (isEmbedded(path)) return 'clean';
  if (path === RELEASES || path === SEARCH) return 'secondary';
  if (path === NOTIFICATIONS) return 'clear';
  const owner = rowOf(path);
  if (!owner) return 'main';
  return owner.detail && /^\/\d+$/.test(path.slice(path.lastIndexOf('/'))) ? owner.detail : owner.layout;
}
