import { limits, links, type Banner, type NavLink } from '@portal/contracts';

/** What this site shows around its pages. In code until the operator's own pages can change it. Words are keys: `key` is translated by who shows it. */
export const primarys: NavLink[] = [
  { key: 'live', to: links.live(), live: true },
  { key: 'calendar', to: links.matchCalendar(), live: false },
  { key: 'results', to: links.results(), live: false },
  { key: 'odds', to: links.odds(), live: false },
  { key: 'tips', to: links.tips(), live: false },
  { key: 'news', to: links.news(), live: false },
  { key: 'feed', to: links.feed(), live: false },
  { key: 'chat', to: links.chat(), live: false },
];

export const footerNav: NavLink[] = [
  { key: 'about', to: '/gioi-thieu', live: false },
  { key: 'careers', to: '/tuyen-dung', live: false },
  { key: 'terms', to: '/dieu-khoan-su-dung', live: false },
  { key: 'cookies', to: '/chinh-sach-cookie', live: false },
  { key: 'feedback', to: '/phan-hoi', live: false },
];

export const marquee = [{ id: 1, words: 'marquee.replay' }, { id: 2, words: 'marquee.checkIn' }] as const;

type HouseBanner = Pick<Banner, 'id' | 'position' | 'linkUrl' | 'art'> & { words: string };
export const banners: readonly HouseBanner[] = [
  { id: 1, position: 'HOME_LEFT', linkUrl: links.checkIn(), art: 'ball', words: 'banners.checkIn' },
  { id: 2, position: 'HOME_RIGHT', linkUrl: links.chat(limits.publicRoomId), art: 'flag', words: 'banners.chat' },
];
