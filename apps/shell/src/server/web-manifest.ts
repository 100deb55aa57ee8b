import { links } from '@portal/contracts';

export interface SiteWords {
  brand: string;
  title: string;
  description: string;
  /** Of the shortcuts. */
  live: string;
  calendar: string;
  chat: string;
}

/** Ground of the mark, as the icons have it. */
const GROUND = '#09130E';
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/-/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest of a site: name and words from its settings. */
export const webManifest = (lang: string, { brand, title, description, live, calendar, chat }: SiteWords) => ({
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  lang,
  dir: 'ltr',
  name: title,
  short_name: brand,
  description,
  background_color: GROUND,
  theme_color: GROUND,
  categories: ['sports', 'entertainment', 'social'],
  icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  shortcuts: [
    { name: live, url: links.live() },
    { name: calendar, url: links.liveSchedule() },
    { name: chat, url: links.chat() },
  ],
});
