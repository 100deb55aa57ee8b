import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from './text.ts';

const base = '/other/api/';
const tag = 'resource';
const domain = text().max(253).optional();

const navLink = z.object({ key: z.string(), to: z.string(), live: z.boolean().default(false) });
export type NavLink = z.infer<typeof navLink>;

/** Position/type of side banners (section 2). */
export const bannerPositions = ['HOME_LEFT', 'HOME_RIGHT'] as const;
const banner = z.object({ id: z.number().int(), position: z.enum(bannerPositions), linkUrl: z.string().nullable(), imageUrl: z.string().nullable(), title: z.string(), text: z.string(), action: z.string(), art: z.enum(['ball', 'flag']) });
export type Banner = z.infer<typeof banner>;

export const resource = {
  navigation: endpoint({ id: 'resource.navigation', method: 'GET', path: `${base}resource/navigation`, access: 'public', tag, extension: true, summary: 'Header and footer of a domain', query: z.object({ domain }),
    data: z.object({ primarys: z.array(navLink), footerNav: z.array(navLink), topMarquee: z.string().nullable() }) }),
  marquee: endpoint({ id: 'resource.marquee', method: 'GET', path: `${base}resource/marquee/home-list`, access: 'public', tag, summary: 'Notices of the home page', data: z.object({ list: z.array(z.object({ id: z.number().int(), text: z.string() })) }) }),
  banners: endpoint({ id: 'resource.banners', method: 'GET', path: `${base}banner/list`, access: 'public', tag, summary: 'Side banners', query: z.object({ position: z.enum(bannerPositions).optional(), domain }), data: z.object({ list: z.array(banner) }) }),
  siteSeo: endpoint({ id: 'resource.siteSeo', method: 'GET', path: `${base}resource/site-seo`, access: 'public', tag, extension: true, summary: 'Site settings of a domain', query: z.object({ domain }),
    data: z.object({ brand: z.string(), title: z.string(), description: z.string(), analyticsId: z.string().nullable() }) }),
} as const;
