import { links } from '@portal/contracts';
import type { NavLink } from './calls.ts';

const link = (key: string, to: string, live = false): NavLink => ({ key, to, live });

/** Pages that stand still (section 2): words of the house. */
export const staticPagePaths = ['/gioi-thieu', '/tuyen-dung', '/change-log', '/dieu-khoan-su-dung', '/dieu-kien-va-dieu-khoan', '/chinh-sach-cookie'] as const;

/** Header and footer of a site whose operator has not arranged his own. Words are keys, translated by who shows them. Also what the frame shows while the api is away. */
export const usualNavigation: { primarys: NavLink[]; footerNav: NavLink[] } = {
  primarys: [
    link('live', links.live(), true),
    link('calendar', links.matchCalendar()),
    link('results', links.results()),
    link('odds', links.odds()),
    link('tips', links.tips()),
    link('news', links.news()),
    link('feed', links.feed()),
    link('chat', links.chat()),
  ],
  footerNav: [
    link('about', '/gioi-thieu'),
    link('careers', '/tuyen-dung'),
    link('terms', '/dieu-khoan-su-dung'),
    link('cookies', '/chinh-sach-cookie'),
    link('feedback', '/phan-hoi'),
  ],
};
