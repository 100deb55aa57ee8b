import { type FeedQuery, queryText } from './query.ts';
import type { Address } from './routes.ts';

/** Link builders: the only thing a remote knows of another remote's pages. Each leads below a prefix of the route table. */
export const links = {
  home: () => '/',
  live: () => '/truc-tiep',
  /** The room of a match; `blv`: with that commentator’s stream. */
  liveRoom: (fixtureId: number, sport = 'bong-da', blv?: number) => `/truc-tiep/${sport}/${fixtureId}${queryText<'/truc-tiep'>(blv ? { blv } : {})}`,
  liveSchedule: () => '/lich-truc-tiep',
  matchCalendar: () => '/lich-thi-dau',
  results: () => '/ket-qua',
  teams: () => '/doi-bong',
  team: (teamId: number) => `/doi-bong/${teamId}`,
  tournaments: () => '/giai-dau',
  tournament: (tournamentId: number) => `/giai-dau/${tournamentId}`,
  odds: () => '/ty-le-keo',
  /** How simulated odds come about. */
  oddsModel: () => '/ty-le-keo/mo-hinh',
  /** The rest of a league's season played by the model, with results that one supposes; of a tournament, or of one that is in course. */
  whatIf: (tournamentId?: number) => `/ty-le-keo/neu${queryText<'/ty-le-keo'>(tournamentId ? { giai: tournamentId } : {})}`,
  tips: () => '/tip-keo',
  tip: (tipId: number) => `/tip-keo/${tipId}`,
  /** Predictions for points; with a match, on that match. */
  predict: (fixtureId?: number) => `/tip-keo/du-doan${queryText<'/tip-keo'>(fixtureId ? { tran: fixtureId } : {})}`,
  /** What one keeps oneself to: a limit of points, a break. */
  care: () => '/tip-keo/choi-co-chung-muc',
  /** What the tips of a member say. The name does not come last: a slug that ends in digits is a tip. */
  tipster: (username: string) => `/tip-keo/${encodeURIComponent(username)}/thanh-tich`,
  news: () => '/tin-tuc',
  /** `slug` as the article's row has it: words and the id. */
  article: (slug: string) => `/tin-tuc/${slug}`,
  newsCategory: (slug: string) => `/tin-tuc/chuyen-muc/${slug}`,
  newsHashtag: (hashtag: string) => `/tin-tuc/hashtag/${encodeURIComponent(hashtag)}`,
  /** Highlights, or one of them; `slug` as its answer has it. */
  highlight: (slug?: string) => (slug === undefined ? '/highlight' : `/highlight/${slug}`),
  /** Reels, beginning with one. */
  reels: (slug?: string) => (slug === undefined ? '/reels' : `/reels/${slug}`),
  /** Movies, one of them, or an episode of one; `slug` as its answer has it. */
  movies: (slug?: string, episode?: number) => (slug === undefined ? '/phim-anh' : `/phim-anh/${slug}${episode ? `/tap-${episode}` : ''}`),
  /** Comics, or one of them; `slug` as its answer has it. */
  comics: (slug?: string) => (slug === undefined ? '/truyen-tranh' : `/truyen-tranh/${slug}`),
  feedback: () => '/phan-hoi',
  /** A feed by its type, or all that its query can say. */
  feed: (what?: number | FeedQuery) => `/bang-tin${queryText<'/bang-tin'>(typeof what === 'number' ? { nType: what } : (what ?? {}))}`,
  post: (postId: number) => `/bang-tin${queryText<'/bang-tin'>({ pId: postId })}`,
  event: (eventId: number) => `/bang-tin/su-kien/${eventId}`,
  /** The feed with a new post begun, which shows a page of the portal as its card. */
  postAbout: (link: Address) => `/bang-tin${queryText<'/bang-tin'>({ dang: link })}`,
  /** A room, with one of its page's tabs (section 2; `chatTabOf`); without a room the public one. */
  chat: (groupId?: number, tab?: string) => `/chatroom${queryText<'/chatroom'>({ roomId: groupId || undefined, tab })}`,
  account: () => '/tai-khoan',
  checkIn: () => '/diem-danh',
  missions: () => '/nhiem-vu-hang-ngay',
  referral: () => '/gioi-thieu-ban-be',
  lucky: () => '/rut-tham',
  notifications: () => '/thong-bao',
  /** Pages of their own for what else is a dialog over a page; `to`: where one goes on afterwards. */
  login: (to?: string) => `/dang-nhap${queryText<'/dang-nhap'>({ to })}`,
  register: (to?: string) => `/dang-ky${queryText<'/dang-ky'>({ to })}`,
  forgot: (to?: string) => `/quen-mat-khau${queryText<'/quen-mat-khau'>({ to })}`,
  search: (words?: string) => `/tim-kiem${queryText<'/tim-kiem'>(words ? { q: words } : {})}`,
  profile: (username: string) => `/thanh-vien/${encodeURIComponent(username)}`,
} as const satisfies Record<string, (...of: never[]) => Address>;
